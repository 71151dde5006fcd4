import { Legend } from '@kleinzeug/ui'
import { useAtomValue } from 'jotai'
import { penalty } from '../../model/run.ts'
import { writeTime } from '../../model/time.ts'
import { useTrainer } from '../NotationTrainerContext.ts'
import { Clock } from './Clock.tsx'

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
            <Clock reading="time" />
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
