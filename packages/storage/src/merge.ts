import type { OnLost } from './slice.ts'

export type { OnLost } from './slice.ts'

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** Whether both sides have edited a value, and differently. */
const differ = (base: unknown, mine: unknown, theirs: unknown) =>
  !isSame(mine, theirs) && !isSame(base, mine) && !isSame(base, theirs)

/** A value that cannot be divided: mine where I have edited it, else theirs. `onLost`: both have edited it. */
export function mergeValue<T>(base: unknown, mine: T, theirs: T, onLost?: OnLost): T {
  if (differ(base, mine, theirs)) onLost?.()
  return isSame(base, mine) ? theirs : mine
}

/** Merges two edited objects field by field; where both have edited a field `mine` wins and `onLost` is called. */
export function mergeFields<T extends object>(
  base: object | undefined,
  mine: T,
  theirs: T,
  onLost?: OnLost,
): T {
  const fieldsOf = (data: object | undefined) => new Map<string, unknown>(Object.entries(data ?? {}))
  const [before, ours, others] = [fieldsOf(base), fieldsOf(mine), fieldsOf(theirs)]
  const merged = { ...mine }
  for (const name of new Set([...ours.keys(), ...others.keys()])) {
    const value = mergeValue(before.get(name), ours.get(name), others.get(name), onLost)
    if (value === undefined) Reflect.deleteProperty(merged, name)
    else Reflect.set(merged, name, value)
  }
  return merged
}

/**
 * Three-way merge of two edited lists whose items have a name, a date or another key. An item that one side
 * has added, changed or removed is so in the result; where both sides have edited one item, `mergeItem`
 * decides: `mergeFields` or `mergeValue` with the `onLost` of the slice's `merge`, or a rule of the tool. A
 * removed item that the other side has changed is kept.
 *
 * @example
 * ```ts
 * merge: (base, mine, theirs, onLost) => ({
 *   ...mine,
 *   notes: mergeNamedList(base?.notes, mine.notes, theirs.notes, ({ name }) => name, (...versions) =>
 *     mergeFields(...versions, onLost),
 *   ),
 * })
 * ```
 * @param base the list that both sides started from; without it nothing counts as removed
 * @param mergeItem `mine` is taken without it
 */
export function mergeNamedList<T>(
  base: readonly T[] | undefined,
  mine: readonly T[],
  theirs: readonly T[],
  keyOf: (item: T) => string,
  mergeItem: (base: T | undefined, mine: T, theirs: T) => T = (_base, item) => item,
): T[] {
  const byKey = (list: readonly T[]) => new Map(list.map((item) => [keyOf(item), item] as const))
  const before = byKey(base ?? [])
  const [ours, others] = [byKey(mine), byKey(theirs)]

  const merged = mine.flatMap((item) => {
    const key = keyOf(item)
    const old = before.get(key)
    const other = others.get(key)
    // Removed by them, and not edited by me since.
    if (other === undefined) return old !== undefined && isSame(old, item) ? [] : [item]
    return [differ(old, item, other) ? mergeItem(old, item, other) : mergeValue(old, item, other)]
  })
  // What only they have: added by them, or removed by me although they have edited it.
  const added = theirs.filter((item) => {
    const key = keyOf(item)
    return !ours.has(key) && !isSame(before.get(key), item)
  })
  return [...merged, ...added]
}
