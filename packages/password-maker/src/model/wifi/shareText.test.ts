import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { joinShares, readShare, splitPassword, writeShare } from './shareText.ts'

test.prop([fc.uint8Array({ minLength: 1, maxLength: 60 })])('what is written is read as it was', (bytes) => {
  expect(readShare(writeShare(bytes))).toEqual(bytes)
  expect(readShare(writeShare(bytes).toLowerCase().replaceAll(' ', '-').replaceAll('0', 'o'))).toEqual(bytes)
})

test('one wrong sign, or one that is missing, is found', () => {
  const text = writeShare(Uint8Array.from({ length: 20 }, (_, at) => at * 11))
  let missed = 0
  for (let at = 0; at < text.length; at++) {
    if (text[at] === ' ') continue
    const other = text[at] === '7' ? '8' : '7'
    if (readShare(text.slice(0, at) + other + text.slice(at + 1))) missed++
    expect(readShare(text.slice(0, at) + text.slice(at + 1))).toBeUndefined()
  }
  // The last sign carries bits that say nothing.
  expect(missed).toBeLessThanOrEqual(1)
  expect(readShare('UUUU')).toBeUndefined()
  expect(readShare('')).toBeUndefined()
})

test.prop([fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 })], { numRuns: 30 })(
  'any two of three shares give the password',
  async (password) => {
    const [a = '', b = '', c = ''] = await splitPassword(password)
    for (const pair of [
      [a, b],
      [c, a],
      [b, c],
    ])
      expect(await joinShares(pair)).toBe(password)
  },
)

test('shares that do not belong together give no password', async () => {
  const [a = ''] = await splitPassword('Korb-Tinte-Hauer')
  const [, b = ''] = await splitPassword('Elster-Kanne-Moos')
  const [, c = ''] = await splitPassword('Elster-Kanne')
  expect(await joinShares([a, b])).toEqual({ kind: 'apart' })
  expect(await joinShares([a, c])).toEqual({ kind: 'apart' })
  expect(await joinShares([a, a])).toEqual({ kind: 'apart' })
  expect(await joinShares([a, 'Unsinn'])).toEqual({ kind: 'unreadable', place: 1 })
})
