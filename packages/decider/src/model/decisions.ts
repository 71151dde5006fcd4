import { indexOfName, type List } from './list.ts'
import type { Order } from './spin.ts'

export interface Settings {
  /** How the highlight runs. */
  readonly order: Order
  /** Whether the highlight runs at all; without it the winner stands there at once. */
  readonly animation: boolean
  /** Whether the winner becomes inactive. */
  readonly elimination: boolean
  /** Whether weights count. */
  readonly weighted: boolean
  /** Whether each step of the highlight ticks. */
  readonly sound: boolean
  /** How loud, in percent. */
  readonly volume: number
}

/** One decision that was made. */
export interface HistoryEntry {
  /** When, in ms since 1970. */
  readonly time: number
  /** The name of the list as it was then. */
  readonly list: string
  /** The name of the winner. */
  readonly item: string
}

/** All that the Decider keeps. Of it, `lists` with `name`, `items`, `name` and `active` are a public contract. */
export interface DeciderData {
  readonly lists: readonly List[]
  /** The name of the list that is shown; the first one when missing. */
  readonly selected?: string
  readonly settings: Settings
  /** The newest first. */
  readonly history: readonly HistoryEntry[]
}

export const defaultSettings: Settings = {
  order: 'random',
  animation: true,
  elimination: false,
  weighted: false,
  sound: false,
  volume: 40,
}

/** How many decisions are remembered. */
export const HISTORY_LIMIT = 200

/** The list that is shown, `undefined` when there is none. */
export const selectedList = ({ lists, selected }: DeciderData): List | undefined =>
  lists[selected === undefined ? 0 : indexOfName(lists, selected)] ?? lists[0]

/** The data with one list changed; an unknown name changes nothing. A list shown stays shown when renamed. */
export function withList(data: DeciderData, name: string, change: (list: List) => List): DeciderData {
  const index = indexOfName(data.lists, name)
  const before = data.lists[index]
  if (!before) return data
  const after = change(before)
  const renamed = after.name !== before.name && data.selected === before.name
  return { ...data, lists: data.lists.with(index, after), ...(renamed && { selected: after.name }) }
}

/** The data with a list put at a place, the last when left out, and shown. */
export const withNewList = (data: DeciderData, list: List, index = data.lists.length): DeciderData => ({
  ...data,
  lists: data.lists.toSpliced(index, 0, list),
  selected: list.name,
})

/** The data without one list; a neighbour is shown if it was. */
export function withoutList(data: DeciderData, name: string): DeciderData {
  const index = indexOfName(data.lists, name)
  if (index === -1) return data
  const lists = data.lists.toSpliced(index, 1)
  if (selectedList(data)?.name !== data.lists[index]?.name) return { ...data, lists }
  const { selected: _shown, ...rest } = data
  const neighbour = lists[Math.min(index, lists.length - 1)]
  return neighbour ? { ...rest, lists, selected: neighbour.name } : { ...rest, lists }
}

/** The data with one more decision remembered. */
export const withDecision = (data: DeciderData, entry: HistoryEntry): DeciderData => ({
  ...data,
  history: [entry, ...data.history].slice(0, HISTORY_LIMIT),
})
