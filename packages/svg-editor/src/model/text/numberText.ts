import { formatNumber } from './numbers.ts'

/** A number as it stands in a list: what precedes it, how it is written, what it is worth. */
export interface WrittenNumber {
  readonly gap: string
  readonly text: string
  readonly value: number
}

/** The number with another value; one that is worth the same keeps its writing. */
export const rewritten = (number: WrittenNumber, value: number): WrittenNumber => {
  const text = formatNumber(value)
  return Number(text) === number.value ? number : { ...number, text, value: Number(text) }
}

/**
 * Whether two numbers written without anything between would run together: `1` and `2`, but neither
 * `1` and `-2` nor `.5` and `.5`.
 */
export function runTogether(first: string, second: string) {
  const start = second[0] ?? ''
  if (start === '-' || start === '+') return false
  return start === '.' ? !/[.eE]/.test(first) : true
}
