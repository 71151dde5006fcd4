import type { StoredAtom } from '@kleinzeug/storage/jotai'
import { atom, type WritableAtom } from 'jotai'
import { localDate, type IsoDate } from '../model/calendar/date.ts'
import { movedStart, withDays, type DayPatch } from '../model/record/edit.ts'
import { stopTimer } from '../model/entry/timer.ts'
import type { WorktimeData } from '../model/record/work.ts'
import type { WorktimeStep } from './WorktimeStep.ts'

function withoutTimer(data: WorktimeData): WorktimeData {
  const { timer: _timer, ...rest } = data
  return rest
}

export type StopResult =
  | { readonly status: 'idle' }
  /** Less than a minute: the timer is stopped, no day changed. */
  | { readonly status: 'too-short' }
  /** The day would hold more than 24 hours: the timer runs on. */
  | { readonly status: 'full-day'; readonly date: IsoDate }
  | { readonly status: 'stopped'; readonly minutes: number; readonly date: IsoDate; readonly days: number }

type Perform = WritableAtom<
  null,
  [
    change: (data: WorktimeData) => WorktimeData,
    step: WorktimeStep | ((before: WorktimeData, after: WorktimeData) => WorktimeStep),
  ],
  void
>

/** The running timer, kept as its start alone, which survives reloads and tabs; the first stop writes the days. */
export function createTimer(data: StoredAtom<WorktimeData>, perform: Perform) {
  return {
    timer: atom((get) => get(data).timer),
    startTimer: atom(null, (_get, set, now: number) => {
      set(data, (current) =>
        current.timer ? current : { ...current, timer: { startedAt: Math.floor(now) } },
      )
    }),
    discardTimer: atom(null, (_get, set, date: IsoDate) =>
      set(perform, (current) => (current.timer ? withoutTimer(current) : current), {
        kind: 'timer',
        date,
        days: 0,
      }),
    ),
    stopTimer: atom(null, (_get, set, stoppedAt: number): StopResult => {
      let result: StopResult = { status: 'idle' }
      let patch: DayPatch = new Map()
      set(
        perform,
        (current) => {
          const { timer } = current
          if (!timer) return current
          const stop = stopTimer(current, timer.startedAt, stoppedAt)
          if ('fullDay' in stop) {
            result = { status: 'full-day', date: stop.fullDay }
            return current
          }
          patch = stop.patch
          const date = [...patch.keys()].at(-1)
          result =
            date === undefined
              ? { status: 'too-short' }
              : { status: 'stopped', minutes: stop.minutes, date, days: patch.size }
          return withoutTimer(withDays(current, patch))
        },
        (before, after) => ({
          kind: 'timer',
          date: [...patch.keys()].at(-1) ?? localDate(stoppedAt),
          days: patch.size,
          start: movedStart(before, after, patch),
        }),
      )
      return result
    }),
  }
}
