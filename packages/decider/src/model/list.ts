import type { Item, List } from './deciderData.ts'
import { nameKey } from './name.ts'

export const weightOf = (item: Item) => item.weight ?? 1

export const activeItems = (list: List) => list.items.filter((item) => item.active)

/** The names to check a new one against; `except` is the name of the thing being renamed. */
export const namesOf = (things: readonly { readonly name: string }[], except?: string) =>
  things.map((thing) => thing.name).filter((name) => name !== except)

/** The index of a name among named things, -1 when it is missing. Names are compared by `nameKey`. */
export function indexOfName(things: readonly { readonly name: string }[], name: string) {
  const key = nameKey(name)
  return things.findIndex((thing) => nameKey(thing.name) === key)
}

/** The things with one of them moved to another index; an index beyond the ends means the end. */
export function moved<T>(things: readonly T[], from: number, to: number): readonly T[] {
  const thing = things[from]
  if (thing === undefined) return things
  return things.toSpliced(from, 1).toSpliced(Math.max(0, to), 0, thing)
}

/** The list with further active items of these names at its end. */
export const withItems = (list: List, names: readonly string[]): List => ({
  ...list,
  items: [...list.items, ...names.map((name) => ({ name: name.trim(), active: true }))],
})

/** The list with one of its items changed; an unknown name changes nothing. */
export function withItem(list: List, name: string, change: Partial<Item>): List {
  const index = indexOfName(list.items, name)
  const item = list.items[index]
  return item ? { ...list, items: list.items.with(index, { ...item, ...change }) } : list
}
