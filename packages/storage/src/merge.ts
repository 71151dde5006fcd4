/**
 * Three-way merge of two edited lists whose items have a name, a date or another key. An item that one side
 * has added, changed or removed is so in the result; where both sides have edited one item, `mergeItem`
 * decides, and without it `mine` is taken. A removed item that the other side has changed is kept.
 *
 * @example
 * ```ts
 * merge: (base, mine, theirs) => ({
 *   ...mine,
 *   notes: mergeNamedList(base?.notes, mine.notes, theirs.notes, ({ name }) => name),
 * })
 * ```
 * @param base the list that both sides started from; without it nothing counts as removed
 */
export function mergeNamedList<T>(
  base: readonly T[] | undefined,
  mine: readonly T[],
  theirs: readonly T[],
  keyOf: (item: T) => string,
  mergeItem: (base: T | undefined, mine: T, theirs: T) => T = (_base, item) => item,
): T[] {
  const byKey = (list: readonly T[]) => new Map(list.map((item) => [keyOf(item), item] as const))
  const isSame = (a: T | undefined, b: T | undefined) => JSON.stringify(a) === JSON.stringify(b)
  const before = byKey(base ?? [])
  const [ours, others] = [byKey(mine), byKey(theirs)]

  const merged = mine.flatMap((item) => {
    const key = keyOf(item)
    const old = before.get(key)
    const other = others.get(key)
    // Removed by them, and not edited by me since.
    if (other === undefined) return old !== undefined && isSame(old, item) ? [] : [item]
    if (isSame(item, other) || isSame(old, other)) return [item]
    return isSame(old, item) ? [other] : [mergeItem(old, item, other)]
  })
  // What only they have: added by them, or removed by me although they have edited it.
  const added = theirs.filter((item) => {
    const key = keyOf(item)
    return !ours.has(key) && !isSame(before.get(key), item)
  })
  return [...merged, ...added]
}
