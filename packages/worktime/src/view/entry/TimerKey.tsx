import { Button, Icon } from '@kleinzeug/ui'
import { lazy, memo, Suspense, useEffect, useState } from 'react'
import { CLOCK_TOLERANCE, elapsedMinutes, FORGOTTEN_AFTER } from '../../model/entry/timer.ts'
import { useTimer } from './useTimer.ts'
import { useIdleLoad } from '../device/useIdleLoad.ts'
import { useWorktime } from '../WorktimeContext.ts'

const loadQuestion = () => import('./laterParts.ts')
const TimerQuestion = lazy(async () => ({ default: (await loadQuestion()).TimerQuestion }))
const loads = [loadQuestion]

/** The present time, as long as a timer runs. */
function useTick(now: () => number, running: boolean) {
  const [time, setTime] = useState(now)
  useEffect(() => {
    if (!running) return undefined
    const tick = () => setTime(now())
    tick()
    const timer = setInterval(tick, 1000)
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [now, running])
  return time
}

/** The key that starts and stops the timer; one that was forgotten is asked about in its place. */
export const TimerKey = memo(function TimerKey() {
  const { labels, now } = useWorktime()
  const { timer, problem, toggle, stopAt } = useTimer()
  const time = useTick(now, timer !== undefined)
  const minutes = timer ? elapsedMinutes(timer.startedAt, time) : 0
  useIdleLoad(loads)
  const behind = timer !== undefined && time < timer.startedAt - CLOCK_TOLERANCE
  if (timer && (behind || minutes >= FORGOTTEN_AFTER))
    return (
      <Suspense>
        <TimerQuestion
          startedAt={timer.startedAt}
          minutes={behind ? undefined : minutes}
          problem={problem}
          onStop={stopAt}
        />
      </Suspense>
    )
  return (
    <>
      <Button
        className="worktime-timer"
        icon={<Icon name={timer ? 'stop' : 'play'} />}
        aria-pressed={timer !== undefined}
        aria-keyshortcuts="s"
        onClick={toggle}
      >
        {timer ? labels.timerRuns(labels.duration(minutes)) : labels.startTimer}
      </Button>
      {problem !== undefined && (
        <p className="worktime-problem" role="alert">
          {problem}
        </p>
      )}
    </>
  )
})
