import { Legend } from '@kleinzeug/ui'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { penalty } from '../../model/run.ts'
import { writeTime } from '../../model/time.ts'
import { useTrainer } from '../NotationTrainerContext.ts'
import { Clock } from './Clock.tsx'

interface ReadingProps {
  /** Value of `data-reading`, unless what is inside has it. */
  name?: string
  label: string
  isLarge?: boolean
  isBad?: boolean
  children: ReactNode
}

function Reading({ name, label, isLarge, isBad, children }: ReadingProps) {
  return (
    <div className="notation-trainer-reading" data-large={isLarge}>
      <dt>
        <Legend>{label}</Legend>
      </dt>
      <dd data-reading={name} data-bad={isBad || undefined}>
        {children}
      </dd>
    </div>
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
      <Reading label={labels.time} isLarge>
        {practice ? (
          <span className="notation-trainer-untimed" data-reading="time">
            {labels.untimed}
          </span>
        ) : (
          <Clock reading="time" />
        )}
      </Reading>
      <Reading name="errors" label={labels.errors} isBad={run.errors > 0}>
        {run.errors}
      </Reading>
      <Reading name="penalty" label={labels.penalty}>
        {writeTime(practice ? 0 : penalty(run))}
      </Reading>
      <Reading name="best" label={labels.bestTime}>
        {best > 0 ? writeTime(best) : labels.noTime}
      </Reading>
      <Reading name="combo" label={labels.combo}>
        {run.combo}
      </Reading>
    </dl>
  )
}
