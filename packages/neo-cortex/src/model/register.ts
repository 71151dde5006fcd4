/** A column of the register: some neighbouring cards. */
export interface Column {
  readonly from: number
  readonly count: number
  /** How many of them the search has found. */
  readonly lit: number
}

/** Divides a list into at most so many columns of equal width, in order. */
export function columnsOf(isLit: readonly boolean[], limit: number): readonly Column[] {
  const count = Math.min(limit, isLit.length)
  return Array.from({ length: count }, (_, index) => {
    const from = Math.floor((index * isLit.length) / count)
    const to = Math.floor(((index + 1) * isLit.length) / count)
    const lit = isLit.slice(from, to).filter(Boolean).length
    return { from, count: to - from, lit }
  })
}
