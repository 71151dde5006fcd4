import type { NumberRange } from './range.ts'

/** Why a number is refused. */
export type NumberProblem = 'not-a-number' | 'out-of-range'

/** A number as somebody types it: digits, with points or spaces between thousands. */
export function readNumber(text: string) {
  const compact = text.trim().replaceAll(/(?<=\d)[.\s\u00a0\u202f](?=\d{3}(\D|$))/g, '')
  return /^\d{1,9}$/.test(compact) ? Number(compact) : undefined
}

/** A typed number within a range, or why it is refused. */
export function readNumberIn({ low, high }: NumberRange, text: string): number | NumberProblem {
  const number = readNumber(text)
  if (number === undefined) return 'not-a-number'
  return number < low || number > high ? 'out-of-range' : number
}
