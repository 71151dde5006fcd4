import { Legend } from '@kleinzeug/ui'
import { useAtomValue, useStore } from 'jotai'
import { useEffect, useRef } from 'react'
import { elapsed, penalty } from '../../model/run.ts'
import { writeTime } from '../../model/time.ts'
import { useTrainer } from '../trainerContext.ts'

/** Interval of the clock in ms. */
const tick = 100

/** The clock. Writes its text itself, so that a tick causes no render. */
function Clock() {
  const { state } = useTrainer()
  const store = useStore()
  const face = useRef<HTMLOutputElement>(null)

  useEffect(() => {
    let timer: ReturnType<typeof setInterval> | undefined
    const write = () => {
      const run = store.get(state.run)
      if (face.current) face.current.textContent = writeTime(elapsed(run, state.now()))
    }
    const follow = () => {
      const { startedAt, finishedAt } = store.get(state.run)
      const running = startedAt !== undefined && finishedAt === undefined
      clearInterval(timer)
      timer = running ? setInterval(write, tick) : undefined
      write()
    }
    follow()
    const leave = store.sub(state.run, follow)
    return () => {
      leave()
      clearInterval(timer)
    }
  }, [state, store])

  return (
    <output ref={face} className="notation-trainer-clock" data-reading="time" aria-live="off">
      {writeTime(0)}
    </output>
  )
}

/** The readings: time, errors, penalty, best time, combo. */
export function Readings() {
  const { state, labels } = useTrainer()
  const run = useAtomValue(state.run)
  const best = useAtomValue(state.best)
  const { practice } = useAtomValue(state.settings)
  const running = run.startedAt !== undefined && run.finishedAt === undefined

  return (
    <dl className="notation-trainer-readings" data-running={(running && !practice) || undefined}>
      <div className="notation-trainer-reading" data-large="">
        <dt>
          <Legend>{labels.time}</Legend>
        </dt>
        <dd>
          {practice ? (
            <span className="notation-trainer-untimed" data-reading="time">
              {labels.untimed}
            </span>
          ) : (
            <Clock />
          )}
        </dd>
      </div>
      <div className="notation-trainer-reading">
        <dt>
          <Legend>{labels.errors}</Legend>
        </dt>
        <dd data-reading="errors" data-bad={run.errors > 0 || undefined}>
          {run.errors}
        </dd>
      </div>
      <div className="notation-trainer-reading">
        <dt>
          <Legend>{labels.penalty}</Legend>
        </dt>
        <dd data-reading="penalty">{writeTime(practice ? 0 : penalty(run))}</dd>
      </div>
      <div className="notation-trainer-reading">
        <dt>
          <Legend>{labels.bestTime}</Legend>
        </dt>
        <dd data-reading="best">{best > 0 ? writeTime(best) : labels.noTime}</dd>
      </div>
      <div className="notation-trainer-reading">
        <dt>
          <Legend>{labels.combo}</Legend>
        </dt>
        <dd data-reading="combo">{run.combo}</dd>
      </div>
    </dl>
  )
}
