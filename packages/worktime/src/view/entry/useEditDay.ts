import { useSetAtom, useStore } from 'jotai'
import { useCallback } from 'react'
import type { IsoDate } from '../../model/calendar/date.ts'
import { dayIn } from '../../model/record/edit.ts'
import { readEntry } from '../../model/entry/entry.ts'
import { minutesOf, type WorkDay } from '../../model/record/work.ts'
import { useWorktime, type Refusal } from '../WorktimeContext.ts'
import { mayNameDay, readDayLine } from './readDayLine.ts'

/** Stores a day, says what became of it, and offers to undo it. */
export function useEditDay() {
  const { state, labels, announce, afterPaint } = useWorktime()
  const store = useStore()
  const edit = useSetAtom(state.editDays)

  const put = useCallback(
    (date: IsoDate, day: WorkDay | undefined) => {
      const before = dayIn(store.get(state.data), date)
      if (before === day) return
      edit(new Map([[date, day]]), day ? 'entry' : 'deletion')
      const start = store.get(state.undoable)?.start
      afterPaint(() => {
        const { balance } = store.get(state.accountOn(date))
        const said = day ? labels.entered(date, minutesOf(day), balance) : labels.deleted(date)
        announce(start === undefined ? said : `${said} ${labels.startMoved(start)}`)
      })
    },
    [afterPaint, announce, edit, labels, state, store],
  )

  /** Reads what was typed for a day and stores it, or answers with the reason in words why not. */
  const enter = useCallback(
    (date: IsoDate, text: string): Refusal => {
      const result = readEntry(text, date, dayIn(store.get(state.data), date))
      if ('problem' in result) return labels.entryProblem[result.problem]
      put(date, result.day)
      return undefined
    },
    [labels, put, state, store],
  )
  /** Enters a line that may begin with another day than the chosen one. */
  const enterLine = useCallback(
    (date: IsoDate, line: string): Refusal | Promise<Refusal> => {
      const refusal = enter(date, line)
      if (refusal !== labels.entryProblem.unreadable || !mayNameDay(line)) return refusal
      return readDayLine(line, store.get(state.today)).then((read) => {
        if (!read) return refusal
        return read.day === null ? labels.entryDay(null) : enter(read.day, read.rest)
      })
    },
    [enter, labels, state, store],
  )
  return { put, enterLine }
}
