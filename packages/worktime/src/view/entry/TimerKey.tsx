import { Button, Icon, TextField } from '@kleinzeug/ui'
import { useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { localDate } from '../../model/calendar/date.ts'
import { CLOCK_TOLERANCE, elapsedMinutes, FORGOTTEN_AFTER } from '../../model/entry/timer.ts'
import { useTimer } from './useTimer.ts'
import { useWorktime } from '../WorktimeContext.ts'

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
export function TimerKey() {
  const { labels, now } = useWorktime()
  const { timer, problem, toggle, stopAt } = useTimer()
  const time = useTick(now, timer !== undefined)
  const minutes = timer ? elapsedMinutes(timer.startedAt, time) : 0
  if (timer && time < timer.startedAt - CLOCK_TOLERANCE) return <ClockBehind startedAt={timer.startedAt} />
  if (timer && minutes >= FORGOTTEN_AFTER)
    return <Forgotten startedAt={timer.startedAt} minutes={minutes} problem={problem} onStop={stopAt} />
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
}

/** The machine's clock was put back behind the start: nothing can be measured until it is right again. */
function ClockBehind({ startedAt }: { startedAt: number }) {
  const { state, labels } = useWorktime()
  const discard = useSetAtom(state.discardTimer)
  return (
    <div className="worktime-forgotten">
      <p role="alert">{labels.timerBehind}</p>
      <div className="worktime-row">
        <Button variant="danger" onClick={() => discard(localDate(startedAt))}>
          {labels.timerDiscard}
        </Button>
      </div>
    </div>
  )
}

const pad = (value: number) => String(value).padStart(2, '0')

/** An instant as `datetime-local` fields hold it. */
function localText(time: number) {
  const date = new Date(time)
  return `${localDate(time)}T${pad(date.getHours())}:${pad(date.getMinutes())}`
}

interface ForgottenProps {
  startedAt: number
  minutes: number
  problem: string | undefined
  onStop: (time: number) => void
}

function Forgotten({ startedAt, minutes, problem, onStop }: ForgottenProps) {
  const { state, labels, now } = useWorktime()
  const discard = useSetAtom(state.discardTimer)
  const [until, setUntil] = useState(() => localText(startedAt + 8 * 3_600_000))
  const [refused, setRefused] = useState(false)
  return (
    <div className="worktime-forgotten" role="group" aria-label={labels.timerRuns(labels.duration(minutes))}>
      <p>{labels.timerForgotten(labels.instant(startedAt), minutes)}</p>
      <TextField
        type="datetime-local"
        label={labels.timerUntil}
        value={until}
        error={refused ? labels.timerUntilProblem : problem}
        onChange={(text) => {
          setUntil(text)
          setRefused(false)
        }}
      />
      <div className="worktime-row">
        <Button
          variant="primary"
          onClick={() => {
            const time = new Date(until).getTime()
            const fits = time > startedAt && time <= now()
            setRefused(!fits)
            if (fits) onStop(time)
          }}
        >
          {labels.timerCountUntil}
        </Button>
        <Button onClick={() => onStop(now())}>{labels.timerCountAll}</Button>
        <Button variant="danger" onClick={() => discard(localDate(startedAt))}>
          {labels.timerDiscard}
        </Button>
      </div>
    </div>
  )
}
