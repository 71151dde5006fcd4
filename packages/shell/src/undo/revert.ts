import { isFields, isList, isSame, type Fields } from '../isSame.ts'

/** How a change is taken out of a document. */
export interface RevertOptions {
  /**
   * Fields that tell the items of a list apart, the first that an item has; without any its content does.
   *
   * @defaultValue `['id', 'name']`
   */
  readonly keys?: readonly string[] | undefined
  /** Fields that say what is shown, such as a selection: no edits, and left as they are. */
  readonly shown?: readonly string[] | undefined
  /** An empty object in place of one that the change has added, so that what others put into it stays. */
  readonly blank?: ((added: Fields) => Fields | undefined) | undefined
}

/** Whether the whole change was taken back, or a part of it or all of it was changed elsewhere since and is left. */
export type Outcome = 'done' | 'partial' | 'refused'

/**
 * Leads `current` from `from` towards `to`, field by field and item by item, wherever it still stands at `from`.
 * What was changed otherwise is left as it is; removed items return to their place.
 */
export function revert<T>(
  from: T,
  to: T,
  current: T,
  options: RevertOptions = {},
): { value: T; outcome: Outcome } {
  const { keys = ['id', 'name'], shown = [], blank } = options
  let isLeft = false
  const leave = <V>(value: V): V => {
    isLeft = true
    return value
  }

  /** Items by key, numbered where a key repeats. */
  const byKey = (list: readonly unknown[]) => {
    const items = new Map<string, unknown>()
    for (const item of list) {
      const field = isFields(item)
        ? keys.find((key) => item[key] !== undefined && item[key] !== '')
        : undefined
      const key = JSON.stringify(isFields(item) && field !== undefined ? item[field] : item)
      let count = 0
      while (items.has(`${key} ${count}`)) count++
      items.set(`${key} ${count}`, item)
    }
    return items
  }

  const items = (from: readonly unknown[], to: readonly unknown[], current: readonly unknown[]) => {
    const [before, wanted, present] = [byKey(from), byKey(to), byKey(current)]
    const [oldKeys, newKeys] = [[...before.keys()], [...wanted.keys()]]
    // An item in the place of another one is that one with another name.
    const renamed = new Map(
      newKeys.flatMap((key, at) => {
        const old = oldKeys[at]
        const isRenamed = oldKeys.length === newKeys.length && old !== undefined
        return isRenamed && !before.has(key) && !wanted.has(old) ? [[key, old] as const] : []
      }),
    )
    const sources = new Set(renamed.values())
    const keptKeys = (order: readonly string[]) =>
      order.filter((key) => before.has(key) && wanted.has(key) && present.has(key)).join('\n')
    const result = [...present].filter(([key, item]) => {
      if (!before.has(key) || wanted.has(key) || sources.has(key)) return true
      return isSame(item, before.get(key)) ? false : leave(true)
    })
    const find = (key: string | undefined) => result.findIndex(([other]) => other === key)
    for (const [at, key] of newKeys.entries()) {
      const source = renamed.get(key) ?? key
      const place = find(source)
      const target = wanted.get(key)
      if (!before.has(source)) {
        if (place === -1)
          result.splice(find(newKeys.slice(0, at).findLast((other) => find(other) >= 0)) + 1, 0, [
            key,
            target,
          ])
        else if (!isSame(present.get(key), target)) leave(key)
      } else if (place === -1 || (source !== key && present.has(key))) {
        if (!isSame(before.get(source), target)) leave(key)
      } else result[place] = [key, value(before.get(source), target, present.get(source))]
    }
    if (keptKeys(oldKeys) === keptKeys(newKeys)) return result.map(([, item]) => item)
    if (keptKeys([...present.keys()]) !== keptKeys(oldKeys)) return leave(result).map(([, item]) => item)
    const inOrder = newKeys.map((key) => result[find(key)]).filter((entry) => entry !== undefined)
    return result.map((entry) => (wanted.has(entry[0]) ? (inOrder.shift() ?? entry) : entry)[1])
  }

  const value = (from: unknown, to: unknown, current: unknown): unknown => {
    if (isSame(from, to) || isSame(current, to)) return current
    if (isSame(current, from)) return to
    if (isList(from) && isList(to) && isList(current) && [...from, ...to, ...current].some(isFields))
      return items(from, to, current)
    const [old, wanted] = [
      from ?? (isFields(to) ? blank?.(to) : to),
      to ?? (isFields(from) ? blank?.(from) : from),
    ]
    if (!isFields(old) || !isFields(wanted) || !isFields(current)) return leave(current)
    const fields = new Map(Object.entries(current))
    for (const name of Object.keys({ ...old, ...wanted })) {
      if (shown.includes(name)) continue
      const next = value(old[name], wanted[name], fields.get(name))
      if (next === undefined) fields.delete(name)
      else fields.set(name, next)
    }
    return Object.fromEntries(fields)
  }

  // A document has the shape of `T` on all three sides, and so has what is made of their parts; no type can say it.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const reverted = value(from, to, current) as T
  return { value: reverted, outcome: !isLeft ? 'done' : isSame(reverted, current) ? 'refused' : 'partial' }
}
