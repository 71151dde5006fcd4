import { useSetAtom, useStore } from 'jotai'
import type { KeyboardEvent } from 'react'
import {
  addDays,
  dayOf,
  daysInMonth,
  isoDate,
  monthOf,
  yearOf,
  type IsoDate,
  firstOfMonth,
  lastOfMonth,
} from '../../model/calendar/date.ts'
import { dayIn } from '../../model/record/edit.ts'
import { beginsEntry, gridAction, type GridAction } from './keyTable.ts'
import { useEditDay } from '../entry/useEditDay.ts'
import { useWorktime } from '../WorktimeContext.ts'

/** The same day some months later, or the last day of a shorter month. */
function addMonths(date: IsoDate, months: number): IsoDate {
  const index = yearOf(date) * 12 + monthOf(date) - 1 + months
  const [year, month] = [Math.floor(index / 12), (index % 12) + 1]
  return isoDate(year, month, Math.min(dayOf(date), daysInMonth(year, month)))
}

const monthEnd = (date: IsoDate) => lastOfMonth(yearOf(date), monthOf(date))

/** Keys of a day among others; `steps` is how far arrow keys go, `edit` begins an entry with the typed character. */
export function useDayKeys(
  steps: Readonly<Record<'left' | 'right' | 'up' | 'down', (date: IsoDate) => IsoDate>>,
  edit: (typed?: string) => void,
) {
  const { state } = useWorktime()
  const store = useStore()
  const select = useSetAtom(state.select)
  const { put } = useEditDay()
  return (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    const date = store.get(state.selected)
    if (beginsEntry(event)) {
      event.preventDefault()
      edit(event.key)
      return
    }
    const action = gridAction(event.key)
    if (!action) return
    event.preventDefault()
    const moves: Partial<Record<GridAction, () => IsoDate>> = {
      left: () => steps.left(date),
      right: () => steps.right(date),
      up: () => steps.up(date),
      down: () => steps.down(date),
      first: () => firstOfMonth(yearOf(date), monthOf(date)),
      last: () => monthEnd(date),
      back: () => addMonths(date, -1),
      forth: () => addMonths(date, 1),
    }
    const move = moves[action]
    if (move) select(move())
    else if (action === 'delete') {
      if (dayIn(store.get(state.data), date)) put(date, undefined)
    } else edit()
  }
}

export const byDays = (days: number) => (date: IsoDate) => addDays(date, days)
export const byMonths = (months: number) => (date: IsoDate) => addMonths(date, months)
