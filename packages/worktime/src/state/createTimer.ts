import type { StoredAtom } from '@kleinzeug/storage'
import { atom } from 'jotai'
import type { IsoDate } from '../model/calendar/date.ts'
import { movedStart, revertDays, withDays } from '../model/record/edit.ts'
import { stopTimer } from '../model/entry/timer.ts'
import type { WorktimeData } from '../model/record/work.ts'
import type { OfferUndo, Undo } from './createUndo.ts'

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

/**
 * The running timer. It is kept as the instant of its start alone, so that it survives a reload, sleep and
 * a second tab; whichever tab stops it first writes the days.
 */
export function createTimer(data: StoredAtom<WorktimeData>, offerUndo: OfferUndo) {
  return {
    timer: atom((get) => get(data).timer),
    startTimer: atom(null, (_get, set, now: number) => {
      set(data, (current) =>
        current.timer ? current : { ...current, timer: { startedAt: Math.floor(now) } },
      )
    }),
    discardTimer: atom(null, (_get, set, date: IsoDate) => {
      let discarded: WorktimeData['timer']
      set(data, (current) => {
        discarded = current.timer
        return current.timer ? withoutTimer(current) : current
      })
      if (!discarded) return
      const timer = discarded
      set(offerUndo, { kind: 'timer', date, days: 0, revert: (now) => (now.timer ? now : { ...now, timer }) })
    }),
    stopTimer: atom(null, (_get, set, stoppedAt: number): StopResult => {
      const outcome: { result: StopResult; revert?: Undo['revert']; start?: IsoDate | undefined } = {
        result: { status: 'idle' },
      }
      set(data, (current) => {
        const { timer } = current
        if (!timer) return current
        const stop = stopTimer(current, timer.startedAt, stoppedAt)
        if ('fullDay' in stop) {
          outcome.result = { status: 'full-day', date: stop.fullDay }
          return current
        }
        const date = [...stop.patch.keys()].at(-1)
        if (date === undefined) {
          outcome.result = { status: 'too-short' }
          return withoutTimer(current)
        }
        outcome.result = { status: 'stopped', minutes: stop.minutes, date, days: stop.patch.size }
        const next = withDays(current, stop.patch)
        const revertEntries = revertDays(current, next, stop.patch)
        outcome.revert = (now) => ({ ...revertEntries(now), timer: now.timer ?? timer })
        outcome.start = movedStart(current, next, stop.patch)
        return withoutTimer(next)
      })
      const { result, revert, start } = outcome
      if (revert && result.status === 'stopped')
        set(offerUndo, { kind: 'timer', date: result.date, days: result.days, start, revert })
      return result
    }),
  }
}
