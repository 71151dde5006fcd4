import { expect, test } from 'vitest'
import { decodeText } from './files.ts'

const TEXT = 'Büro; 7,5 „Stunden“ €'
const bytes = (...values: readonly number[]) => Uint8Array.from(values).buffer

test('UTF-8 is read, with and without its mark', () => {
  expect(decodeText(new TextEncoder().encode(TEXT).buffer)).toBe(TEXT)
  expect(decodeText(new TextEncoder().encode(`\uFEFF${TEXT}`).buffer)).toBe(TEXT)
  expect(decodeText(bytes())).toBe('')
})

test('UTF-16 is read by its mark', () => {
  const units = Array.from(TEXT, (letter) => letter.charCodeAt(0))
  const little = units.flatMap((unit) => [unit % 256, Math.floor(unit / 256)])
  const big = units.flatMap((unit) => [Math.floor(unit / 256), unit % 256])
  expect(decodeText(bytes(0xff, 0xfe, ...little))).toBe(TEXT)
  expect(decodeText(bytes(0xfe, 0xff, ...big))).toBe(TEXT)
})

test('what German Excel saves is read', () => {
  expect(decodeText(bytes(0x42, 0xfc, 0x72, 0x6f, 0x20, 0x80))).toBe('Büro €')
})
