import { nameKey } from './name.ts'

/** One thing that can be drawn. */
export interface Item {
  /** Unique within its list. */
  readonly name: string
  /** Whether it takes part in the draw. */
  readonly active: boolean
  /** How many lots it has in a weighted draw, from 1 to `MAX_WEIGHT`; 1 when missing. */
  readonly weight?: number
}

/** Things to decide between. */
export interface List {
  /** Unique among the lists. */
  readonly name: string
  readonly items: readonly Item[]
}

export const MAX_WEIGHT = 999

export const isWeight = (weight: unknown): weight is number =>
  Number.isInteger(weight) && Number(weight) >= 1 && Number(weight) <= MAX_WEIGHT

export const weightOf = (item: Item) => item.weight ?? 1

export const activeItems = (list: List) => list.items.filter((item) => item.active)

/** The names of things, to check a new one against; without that of the thing being renamed. */
export const namesOf = (things: readonly { readonly name: string }[], except?: string) =>
  things.map((thing) => thing.name).filter((name) => name !== except)

/** Where a name stands among things, -1 if it does not. Names are found as they are compared. */
export function indexOfName(things: readonly { readonly name: string }[], name: string) {
  const key = nameKey(name)
  return things.findIndex((thing) => nameKey(thing.name) === key)
}

/** The same things with one of them moved to another place; places beyond the ends are the ends. */
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
