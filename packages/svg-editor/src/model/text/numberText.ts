import { formatNumber } from './numbers.ts'

/** A number in a list: the text before it, its spelling and its value. */
export interface WrittenNumber {
  readonly gap: string
  readonly text: string
  readonly value: number
}

/** The number with another value; an equal value keeps its spelling. */
export const rewritten = (number: WrittenNumber, value: number): WrittenNumber => {
  const text = formatNumber(value)
  return Number(text) === number.value ? number : { ...number, text, value: Number(text) }
}

/** Whether two adjacent numbers need a separator: `1` `2` do, `1` `-2` and `.5` `.5` do not. */
export function runTogether(first: string, second: string) {
  const start = second[0] ?? ''
  if (start === '-' || start === '+') return false
  return start === '.' ? !/[.eE]/.test(first) : true
}
