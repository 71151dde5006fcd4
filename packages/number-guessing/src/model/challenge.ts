import { randomBelow, type RandomSource } from '@kleinzeug/random'
import { textRandom } from './daily.ts'
import { HIGHEST, rangeProblem, sizeOf, type NumberRange } from './range.ts'

/** A number that two people guess, each for themselves: it follows from a code that one sends to the other. */
export interface Challenge {
  /** `1-100-k3x9q2`: the range, and a seed. */
  readonly code: string
  readonly range: NumberRange
  readonly secret: number
}

const SEED_SIGNS = 'abcdefghijkmnpqrstuvwxyz23456789'
const SEED_LENGTH = 6

/** The challenge of a code; `undefined` where it is none. */
export function readChallenge(code: string): Challenge | undefined {
  const [, low, high] = /^(\d{1,7})-(\d{1,7})-[a-z\d]{1,20}$/.exec(code) ?? []
  const range = { low: Number(low), high: Number(high) }
  if (rangeProblem(range, HIGHEST + 1) !== undefined) return undefined
  const secret = range.low + randomBelow(sizeOf(range), textRandom(`zahlenraten ${code}`))
  return { code, range, secret }
}

/** A new challenge over a range. */
export function drawChallenge({ low, high }: NumberRange, random: RandomSource): Challenge {
  const seed = Array.from({ length: SEED_LENGTH }, () =>
    SEED_SIGNS.charAt(randomBelow(SEED_SIGNS.length, random)),
  )
  const challenge = readChallenge(`${low}-${high}-${seed.join('')}`)
  if (!challenge) throw new RangeError(`No challenge from ${low} to ${high}`)
  return challenge
}
