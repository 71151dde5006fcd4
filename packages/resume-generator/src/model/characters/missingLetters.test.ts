import { expect, test } from 'vitest'
import { chains } from '../../output/pdf/fontMeasure.fixtures.ts'
import { exampleResume } from '../example.ts'
import { lettersOf, lettersWithoutFont } from './missingLetters.ts'
import { printable } from './printable.ts'

test('what counts as a letter without a font are those that the font files do not have', () => {
  const differing: string[] = []
  for (let code = 0x20; code < 0x30000; code++) {
    if (code >= 0xd800 && code < 0xe000) continue
    const letter = String.fromCodePoint(code)
    const set = printable(`a${letter}a`).slice(1, -1)
    if (/\s/u.test(set)) continue
    const hasFont = Array.from(set).every((part) => [...chains.values()].every((chain) => chain.fontOf(part)))
    if (hasFont !== (lettersWithoutFont(`a${letter}a`) === '')) differing.push(letter)
  }
  expect(differing).toEqual([])
})

test('letters of other programs become letters that the fonts have', () => {
  expect(printable('Web\u2011Entwickler, e\uFB03zient')).toBe('Web-Entwickler, effizient')
  expect(printable('\uF0B7 Punkt ✔\uFE0F ➔ Ziel')).toBe('• Punkt ✓ → Ziel')
  expect(lettersWithoutFont('4.500 m², ±0,5 mm, 3 µm, ½ → ⅓, ≥ ≤ ≈ ‰, Nguyễn, Ωμέγα, Київ')).toBe('')
})

test('letters without a font are told with their field', () => {
  const resume = exampleResume()
  const [first, ...rest] = resume.employments
  if (!first) throw new Error('the example has stations')
  const personalData = { ...resume.personalData, name: 'Wang 小明 (小)' }
  expect(
    lettersOf({
      ...resume,
      personalData,
      employments: [{ ...first, bullets: ['gut', '🚀 schnell'] }, ...rest],
    }),
  ).toEqual([
    { field: 'personalData/name', letters: '小 明', text: 'Wang 小明 (小)' },
    { field: `employments/${first.id}/bullets`, letters: '🚀', text: 'gut\n🚀 schnell' },
  ])
})
