import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { maySound, reasonOfBytes } from './soundOfBytes.ts'

/** Frames of MPEG audio with arbitrary content, joined somewhere within the first one. */
const frames = fc
  .record({
    second: fc.constantFrom(0xf1, 0xf9, 0xf3, 0xfb, 0xfd),
    length: fc.integer({ min: 96, max: 1_728 }),
    joined: fc.nat(95),
    seed: fc.integer({ min: 1 }),
  })
  .map(({ second, length, joined, seed }) => {
    const bytes = noise(16_384, seed)
    for (let at = length - joined; at < bytes.length - 1; at += length) bytes.set([0xff, second], at)
    return bytes
  })

/** Random bytes of a seed (xorshift). */
function noise(length: number, seed: number): Uint8Array {
  let state = seed | 0 || 1
  return Uint8Array.from({ length }, () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return state & 0xff
  })
}

test.prop([frames])('frames of MPEG audio may sound, wherever one joins them', (bytes) => {
  expect(maySound(bytes)).toBe(true)
})

test.prop([fc.integer({ min: 1 })])('random bytes are no sound', (seed) => {
  const bytes = noise(16_384, seed)
  // A container's mark of three letters occurs in random bytes too, if seldom.
  fc.pre(!String.fromCodePoint(...bytes.subarray(0, 8_192)).includes('ID3'))
  expect(maySound(bytes)).toBe(false)
})

test('containers may sound', () => {
  for (const mark of ['OggS', 'fLaC', 'RIFF....WAVE', '....ftypM4A '])
    expect(maySound(new TextEncoder().encode(mark))).toBe(true)
})

test('nothing, too little, noise and sound', () => {
  expect(reasonOfBytes(new Uint8Array(), 2)).toBe('silent')
  expect(reasonOfBytes(new Uint8Array(600), 2)).toBe('thin')
  expect(reasonOfBytes(noise(16_384, 1), 1)).toBe('notAudio')
  expect(
    reasonOfBytes(
      Uint8Array.from({ length: 16_384 }, (_, at) => [0xff, 0xfb][at % 400] ?? 0),
      1,
    ),
  ).toBe('undecodable')
})
