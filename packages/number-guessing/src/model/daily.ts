import { randomBelow, type RandomSource } from '@kleinzeug/random'
import { sizeOf, type NumberRange } from './range.ts'

/** What the game of the day is played with. */
export const dailyRange: NumberRange = { low: 1, high: 1000 }

/** Integers from 0 to 2³² − 1 that follow from a text: FNV-1a for the seed, then splitmix32. */
export function textRandom(text: string): RandomSource {
  let state = 0x81_1c_9d_c5
  for (let at = 0; at < text.length; at++) state = Math.imul(state ^ text.charCodeAt(at), 0x01_00_01_93)
  return () => {
    state = (state + 0x9e_37_79_b9) | 0
    let mixed = state ^ (state >>> 16)
    mixed = Math.imul(mixed, 0x21_f0_aa_ad)
    mixed ^= mixed >>> 15
    mixed = Math.imul(mixed, 0x73_5a_2d_97)
    return (mixed ^ (mixed >>> 15)) >>> 0
  }
}

/** The number of a day: the same for everybody, and not to be guessed from that of the day before. */
export const dailySecret = (day: string) =>
  dailyRange.low + randomBelow(sizeOf(dailyRange), textRandom(`zahlenraten ${day}`))
