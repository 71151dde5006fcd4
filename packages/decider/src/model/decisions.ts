import type { DeciderData, HistoryEntry, List } from './deciderData.ts'
import { indexOfName } from './list.ts'

/** How many decisions the history keeps. */
export const HISTORY_LIMIT = 200

/** The selected list; `undefined` when there are no lists. */
export const selectedList = ({ lists, selected }: DeciderData): List | undefined =>
  lists[selected === undefined ? 0 : indexOfName(lists, selected)] ?? lists[0]

/** The data with one list changed. An unknown name changes nothing; a renamed list stays selected. */
export function withList(data: DeciderData, name: string, change: (list: List) => List): DeciderData {
  const index = indexOfName(data.lists, name)
  const before = data.lists[index]
  if (!before) return data
  const after = change(before)
  const renamed = after.name !== before.name && data.selected === before.name
  return { ...data, lists: data.lists.with(index, after), ...(renamed && { selected: after.name }) }
}

/** The data with a list inserted at an index, by default at the end, and selected. */
export const withNewList = (data: DeciderData, list: List, index = data.lists.length): DeciderData => ({
  ...data,
  lists: data.lists.toSpliced(index, 0, list),
  selected: list.name,
})

/** The data without one list. If it was selected, its neighbour is. */
export function withoutList(data: DeciderData, name: string): DeciderData {
  const index = indexOfName(data.lists, name)
  if (index === -1) return data
  const lists = data.lists.toSpliced(index, 1)
  if (selectedList(data)?.name !== data.lists[index]?.name) return { ...data, lists }
  const { selected: _selected, ...rest } = data
  const neighbour = lists[Math.min(index, lists.length - 1)]
  return neighbour ? { ...rest, lists, selected: neighbour.name } : { ...rest, lists }
}

/** The data with one more decision in its history. */
export const withDecision = (data: DeciderData, entry: HistoryEntry): DeciderData => ({
  ...data,
  history: [entry, ...data.history].slice(0, HISTORY_LIMIT),
})
