import { fc, test as property } from '@fast-check/vitest'
import { expect, test } from 'vitest'
import { packText, unpackText } from './packedText.ts'

property.prop([fc.string({ unit: 'grapheme' })], { numRuns: 50 })('a text comes back', async (text) => {
  const packed = await packText(text, 10_000)
  expect(packed).toMatch(/^[\w-]+$/)
  expect(await unpackText(packed ?? '', 10_000)).toBe(text)
})

test('a damaged text is none', async () => {
  const packed = (await packText('Bier, Wein, Wasser', 100)) ?? ''
  for (const text of ['', '%', 'abc', packed.slice(0, -5), `x${packed}`, packed.replace(/./, '!')])
    expect(await unpackText(text, 100)).toBeUndefined()
})

test('no more is packed or unpacked than the limit', async () => {
  const much = 'a'.repeat(1000)
  expect(await packText(much, 999)).toBeUndefined()
  const packed = (await packText(much, 1000)) ?? ''
  expect(packed.length).toBeLessThan(100)
  expect(await unpackText(packed, 1000)).toBe(much)
  expect(await unpackText(packed, 999)).toBeUndefined()
})
