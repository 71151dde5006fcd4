import { useAtomValue, useSetAtom, useStore } from 'jotai'
import { useCallback, useState } from 'react'
import { CLOCK_TOLERANCE, elapsedMinutes, FORGOTTEN_AFTER } from '../../model/entry/timer.ts'
import { useWorktime } from '../WorktimeContext.ts'

/** Starts and stops the timer and tells what came of it. One that was forgotten is asked about first. */
export function useTimer() {
  const { state, labels, announce, now } = useWorktime()
  const store = useStore()
  const timer = useAtomValue(state.timer)
  const start = useSetAtom(state.startTimer)
  const stop = useSetAtom(state.stopTimer)
  const select = useSetAtom(state.select)
  const [problem, setProblem] = useState<string>()

  const stopAt = useCallback(
    (time: number) => {
      const result = stop(time)
      setProblem(
        result.status === 'full-day'
          ? labels.timerFullDay(result.date)
          : result.status === 'too-short'
            ? labels.timerTooShort
            : undefined,
      )
      if (result.status === 'stopped') {
        select(result.date)
        announce(labels.timerStopped(result.minutes, result.days))
      }
    },
    [announce, labels, select, stop],
  )

  const toggle = useCallback(() => {
    const running = store.get(state.timer)
    if (!running) {
      setProblem(undefined)
      start(now())
      announce(labels.timerStarted)
    } else if (
      now() >= running.startedAt - CLOCK_TOLERANCE &&
      elapsedMinutes(running.startedAt, now()) < FORGOTTEN_AFTER
    )
      stopAt(now())
  }, [announce, labels, now, start, state, stopAt, store])

  return { timer, problem, toggle, stopAt }
}
