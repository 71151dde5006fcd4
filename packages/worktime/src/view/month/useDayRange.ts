import { useAtomValue, useSetAtom, useStore } from 'jotai'
import { useState } from 'react'
import { addDays, daysBetween, earlier, later, type IsoDate } from '../../model/calendar/date.ts'
import { readEntry } from '../../model/entry/entry.ts'
import { dayIn, type DayPatch } from '../../model/record/edit.ts'
import type { WorkDay } from '../../model/record/work.ts'
import { useLater } from '../useLater.ts'

const moves = /^(?:Arrow|Home|End|Page)/

/** Several days in a row, from where Shift was pressed to the chosen one: what is entered holds for each of them. */
export function useDayRange() {
  const { state, labels } = useLater()
  const store = useStore()
  const selected = useAtomValue(state.selected)
  const edit = useSetAtom(state.editDays)
  const [anchor, setAnchor] = useState<IsoDate>()
  const [from, to] =
    anchor === undefined ? [selected, selected] : [earlier(anchor, selected), later(anchor, selected)]
  const count = daysBetween(from, to) + 1
  const dates = () => Array.from({ length: count }, (_, index) => addDays(from, index))

  return {
    count,
    has: (date: IsoDate) => date >= from && date <= to,
    /** To be called before the chosen day moves. Cells keep it: it reads what is chosen then. */
    move: (isExtended: boolean) => {
      const current = store.get(state.selected)
      setAnchor((known) => (isExtended ? (known ?? current) : undefined))
    },
    isMove: (key: string) => moves.test(key),
    clear: () => setAnchor(undefined),
    /** Enters a text for each day, or answers why not. */
    enter: (text: string): string | undefined => {
      const data = store.get(state.data)
      const patch = new Map<IsoDate, WorkDay | undefined>()
      for (const date of dates()) {
        const result = readEntry(text, date, dayIn(data, date))
        if ('problem' in result) return labels.entryProblem[result.problem]
        patch.set(date, result.day)
      }
      edit(patch, text.trim() === '' ? 'deletion' : 'fill')
      return undefined
    },
    remove: () => {
      const data = store.get(state.data)
      const patch: DayPatch = new Map(
        dates()
          .filter((date) => dayIn(data, date))
          .map((date) => [date, undefined] as const),
      )
      edit(patch, 'deletion')
    },
  }
}
