import { useDraft } from '@kleinzeug/shell'
import { Button, TextField } from '@kleinzeug/ui'
import { useSetAtom } from 'jotai'
import { clockOf } from '../../model/calendar/clock.ts'
import { localDate } from '../../model/calendar/date.ts'
import { useLater } from '../useLater.ts'

interface TimerQuestionProps {
  startedAt: number
  /** How long it has run; `undefined` while the machine's clock is behind its start. */
  minutes: number | undefined
  problem: string | undefined
  onStop: (time: number) => void
}

/** What becomes of a timer that cannot be right: it was forgotten, or the clock was put back behind its start. */
export function TimerQuestion({ startedAt, minutes, problem, onStop }: TimerQuestionProps) {
  return minutes === undefined ? (
    <ClockBehind startedAt={startedAt} />
  ) : (
    <Forgotten startedAt={startedAt} minutes={minutes} problem={problem} onStop={onStop} />
  )
}

/** The machine's clock was put back behind the start: nothing can be measured until it is right again. */
function ClockBehind({ startedAt }: { startedAt: number }) {
  const { state, labels } = useLater()
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

/** An instant as `datetime-local` fields hold it. */
function localText(time: number) {
  const date = new Date(time)
  return `${localDate(time)}T${clockOf(date.getHours() * 60 + date.getMinutes())}`
}

interface ForgottenProps extends TimerQuestionProps {
  minutes: number
}

function Forgotten({ startedAt, minutes, problem, onStop }: ForgottenProps) {
  const { state, labels, now } = useLater()
  const discard = useSetAtom(state.discardTimer)
  const until = useDraft(`timer/${startedAt}`, localText(startedAt + 8 * 3_600_000))
  return (
    <div className="worktime-forgotten" role="group" aria-label={labels.timerRuns(labels.duration(minutes))}>
      <p>{labels.timerForgotten(labels.instant(startedAt), minutes)}</p>
      <TextField
        type="datetime-local"
        label={labels.timerUntil}
        {...until.field}
        error={until.reason ?? problem}
      />
      <div className="worktime-row">
        <Button
          variant="primary"
          onClick={() => {
            const time = new Date(until.text).getTime()
            const fits = time > startedAt && time <= now()
            // The field holds whole minutes: 10:00 to 16:30 is 6.5 hours, seconds ignored.
            if (fits) onStop(time + (startedAt % 60_000))
            else until.refuse(labels.timerUntilProblem)
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
