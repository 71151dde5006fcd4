/** A column of the register: some neighbouring cards. */
export interface Column {
  readonly from: number
  readonly count: number
  /** How many of them the search has found. */
  readonly lit: number
}

/** Divides a list into at most so many columns of equal width, in order. */
export function columnsOf(isLit: ArrayLike<boolean | number>, limit: number): readonly Column[] {
  const columns: Column[] = []
  const width = Math.min(limit, isLit.length)
  for (let index = 0, from = 0; index < width; index++) {
    const to = Math.floor(((index + 1) * isLit.length) / width)
    let lit = 0
    for (let at = from; at < to; at++) if (isLit[at]) lit++
    columns.push({ from, count: to - from, lit })
    from = to
  }
  return columns
}
