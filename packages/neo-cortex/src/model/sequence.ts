import type { Card } from './card.ts'

/**
 * Luhmann's numbering: 21/3d7a stands behind 21/3d7 and before 21/3e. Digits and letters alternate, so that a card can be
 * put behind any other, and a line of thought can branch off any card.
 */
const form = /^\d[\da-z]*(?:[/.,][\da-z]+)*$/i

export const isNumber = (text: string) => form.test(text)

const partsOf = (number: string) => number.toLowerCase().match(/\d+|[a-z]+/g) ?? []
const isDigits = (part: string) => /^\d/.test(part)

/** The order of the cards in the box: a card before those that branch off it, these before the next one beside it. */
export function compareNumbers(a: string, b: string): number {
  const [left, right] = [partsOf(a), partsOf(b)]
  for (const [at, part] of left.entries()) {
    const other = right[at]
    if (other === undefined) return 1
    if (part === other) continue
    if (isDigits(part) !== isDigits(other)) return isDigits(part) ? -1 : 1
    const difference = isDigits(part) ? Number(part) - Number(other) : part.length - other.length
    if (difference !== 0) return difference
    return part < other ? -1 : 1
  }
  return left.length - right.length
}

/** The cards that have a number, in the order of the box. */
export const numberedOf = (cards: readonly Card[]): readonly Card[] =>
  cards.filter(({ number }) => number).toSorted((a, b) => compareNumbers(a.number ?? '', b.number ?? ''))

/** The part that follows: 9 → 10, c → d, z → aa. */
function following(part: string): string {
  if (isDigits(part)) return String(Number(part) + 1)
  const head = part.slice(0, -1)
  if (!part.endsWith('z')) return head + String.fromCharCode(part.charCodeAt(part.length - 1) + 1)
  return `${head === '' ? 'a' : following(head)}a`
}

/** The first free number of a row that begins with a number and goes on beside it. */
function firstFree(number: string, isTaken: (number: string) => boolean): string {
  let free = number
  while (isTaken(free))
    free = free.replace(/(?<!\d)\d+$|(?<![a-z])[a-z]+$/i, (part) => following(part.toLowerCase()))
  return free
}

/** The next free number in the same row: 21/3a → 21/3b. */
export const numberBeside = (number: string, isTaken: (number: string) => boolean) =>
  firstFree(number, (each) => each === number || isTaken(each))

/** The first free number that branches off: 21/3a → 21/3a1. */
export const numberBelow = (number: string, isTaken: (number: string) => boolean) =>
  firstFree(`${number}${/\d$/.test(number) ? 'a' : '1'}`, isTaken)
