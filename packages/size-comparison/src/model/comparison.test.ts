import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { catalogue } from './catalogue/catalogue.ts'
import { compare } from './comparison.ts'
import { thingOf } from './entries.ts'
import type { Thing } from './thing.ts'
import { englishComparison } from './englishComparison.ts'
import { germanComparison } from './germanComparison.ts'

const { things, references } = catalogue
const thing = (id: string) => {
  const found = things.find((each) => each.id === id)
  if (!found) throw new Error(`No ${id}`)
  return found
}
const words = (a: Thing | string, b: Thing | string) =>
  germanComparison(
    compare(typeof a === 'string' ? thing(a) : a, typeof b === 'string' ? thing(b) : b, references),
  )
const pairs = fc.tuple(fc.constantFrom(...things), fc.constantFrom(...things))

test('round bodies are compared by volume, too', () => {
  const [ratio, volume, analogy] = words('moon', 'earth')
  expect(ratio).toBe('Die Erde ist 3,67-mal so groß wie der Mond.')
  expect(volume).toBe('Dem Volumen nach passt der Mond 49-mal hinein.')
  expect(analogy).toMatch(/^Wäre die Erde (ein|eine) \S.*, dann wäre der Mond (ein|eine) \S.*\.$/)
})

test('plural, no article, and own entries in quotation marks', () => {
  expect(words('pillars', 'light-year')[0]).toBe(
    'Die Säulen der Schöpfung sind etwa 4-mal so hoch, wie das Lichtjahr lang ist.',
  )
  expect(words('berlin', 'germany')[0]).toBe('Deutschland ist etwa 19-mal so lang, wie Berlin breit ist.')
  const table = thingOf({ id: 'x', name: 'Mein Tisch', size: 1.4 })
  expect(words(table, 'human')[0]).toBe('Der Mensch ist etwa 1,3-mal so groß wie „Mein Tisch“.')
})

test('what cannot be told apart is equally large', () => {
  expect(words('rhine', { ...thing('rhine'), id: 'other' })).toEqual([
    'Der Rhein und der Rhein sind gleich lang.',
  ])
})

test('like is compared with like: what was measured in two ways gives no ratio', () => {
  expect(words('helium', 'bohr')).toEqual([
    'Ein Verhältnis der beiden sagte nichts, denn ihre Größen sind verschieden bestimmt.',
    'Gemessen ist: Heliumatom – doppelter Van-der-Waals-Radius; Bohrscher Durchmesser – doppelter bohrscher Radius.',
  ])
  expect(words('helium', 'hydrogen')[0]).toBe('Das Heliumatom ist 1,17-mal so groß wie das Wasserstoffatom.')
  // Far apart, the way an atom was measured does not matter.
  expect(words('bohr', 'earth')[0]).toMatch(
    /^Die Erde ist .* Billiarden Mal so groß wie der bohrsche Durchmesser\.$/,
  )
})

test('a height, a depth, a length and a width are named as such', () => {
  expect(words('challenger', 'everest')[0]).toBe(
    'Das Challengertief ist 1,24-mal so tief, wie der Mount Everest hoch ist.',
  )
  expect(words('challenger', 'germany')[0]).toBe(
    'Deutschland ist 80,1-mal so lang, wie das Challengertief tief ist.',
  )
  expect(words('elephant', 'human').slice(0, 2)).toEqual([
    'Der Elefant ist etwa 1,9-mal so groß wie der Mensch.',
    'Gemessen ist: Elefant – Schulterhöhe; Mensch – Außenmaß.',
  ])
  expect(words('blue-light', 'red-light')[0]).toBe(
    'Das rote Licht misst in der Wellenlänge etwa 1,6-mal so viel wie das blaue Licht.',
  )
  expect(words('red-light', 'bacterium')[0]).toBe(
    'Das Darmbakterium ist etwa 2,9-mal so lang, wie das rote Licht in der Wellenlänge misst.',
  )
})

test('a flat thing has no volume, and no volume is told that nobody can picture', () => {
  expect(words('cd', 'pea').join(' ')).not.toMatch(/hinein/)
  expect(words('pea', 'sun').join(' ')).not.toMatch(/hinein/)
  expect(words('earth', 'sun').join(' ')).toMatch(
    /Dem Volumen nach passt die Erde 1,3 Millionen Mal hinein\./,
  )
})

test('what is only known to be no larger makes a ratio a bound, and no analogy', () => {
  expect(words('quark', 'proton')).toEqual([
    'Das Proton ist mindestens 2.000-mal so groß wie das Quark.',
    expect.stringContaining('Quark – obere Grenze aus Messungen'),
  ])
  expect(words('jumbo-hole', 'quark')[0]).toBe(
    'Das Quark ist höchstens 650-mal so groß wie das Schwarze Loch von der Masse eines Jumbojets.',
  )
  expect(englishComparison(compare(thing('quark'), thing('proton'), references))[0]).toBe(
    'The proton is at least 2,000 times the size of the quark.',
  )
})

test('an analogy is made only where both become something that one knows', () => {
  expect(words('horse', 'ton618').join(' ')).not.toMatch(/Wäre/)
  expect(words('proton', 'universe').join(' ')).not.toMatch(/Wäre/)
  expect(words('bacterium', 'human').join(' ')).toMatch(/^.*Wäre der Mensch|Wäre das Darmbakterium/)
})

test('the widest ratio has a word', () => {
  expect(words('proton', 'universe')[0]).toBe(
    'Das beobachtbare Universum ist etwa 520 Sextilliarden Mal so groß wie das Proton.',
  )
})

test.prop([pairs])('every pair gives whole sentences in both languages', ([a, b]) => {
  const comparison = compare(a, b, references)
  expect(comparison.ratio).toBeGreaterThanOrEqual(1)
  for (const sentences of [germanComparison(comparison), englishComparison(comparison)]) {
    expect(sentences.length > 0 || a === b).toBe(true)
    for (const sentence of sentences) {
      expect(sentence).toMatch(/^[\p{Lu}„“].*\.$/u)
      expect(sentence).not.toMatch(/undefined|NaN|Infinity| {2}/)
    }
  }
})

test.prop([pairs])('an analogy keeps the ratio', ([a, b]) => {
  const { analogy, ratio } = compare(a, b, references)
  if (!analogy) return
  const [large, small] =
    analogy.into.size > analogy.size ? [analogy.into.size, analogy.size] : [analogy.size, analogy.into.size]
  expect(large / small / ratio).toBeCloseTo(1, 6)
  expect(Math.abs(Math.log(analogy.like.size / analogy.size))).toBeLessThan(Math.log(1.26))
})
