import type { DeciderData, HistoryEntry, List } from './deciderData.ts'
import { indexOfName, withItem } from './list.ts'

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

/** The data with a list selected that it holds; without a name the first one. */
export function withSelected(data: DeciderData, name: string | undefined): DeciderData {
  if (name !== undefined) return indexOfName(data.lists, name) < 0 ? data : { ...data, selected: name }
  const { selected: _selected, ...rest } = data
  return rest
}

/** The data with a list added at the end and selected. */
export const withNewList = (data: DeciderData, list: List): DeciderData => ({
  ...data,
  lists: [...data.lists, list],
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

const isSame = (one: HistoryEntry, other: HistoryEntry) =>
  one.time === other.time && one.list === other.list && one.item === other.item

/** The data with what was drawn, before it is shown. */
export const withPending = (data: DeciderData, pending: readonly HistoryEntry[]): DeciderData => ({
  ...data,
  pending: [...(data.pending ?? []), ...pending],
})

/** Decisions that are not in the history, where another tab may have entered them already. */
export const newDecisions = ({ history }: DeciderData, decided: readonly HistoryEntry[]) =>
  decided.filter((entry) => !history.some((other) => isSame(entry, other)))

/** The data with decisions in its history, each once, and no longer pending. */
export function withDecided(data: DeciderData, decided: readonly HistoryEntry[]): DeciderData {
  const left = data.pending?.filter((entry) => !decided.some((other) => isSame(entry, other))) ?? []
  const { pending: _pending, ...rest } = data
  return {
    ...rest,
    ...(left.length > 0 && { pending: left }),
    history: [...newDecisions(data, decided).toReversed(), ...data.history].slice(0, HISTORY_LIMIT),
  }
}

/** The data with the winners of decisions inactive. */
export const withEliminated = (data: DeciderData, decisions: readonly HistoryEntry[]) =>
  decisions.reduce(
    (before, { list, item }) => withList(before, list, (found) => withItem(found, item, { active: false })),
    data,
  )
