import { Button, TextField } from '@kleinzeug/ui'
import { useState } from 'react'
import type { Week } from '../../model/plan/contract.ts'
import { useLater } from '../useLater.ts'

interface ContractWeeksProps {
  weeks: readonly Week[]
  onChange: (weeks: readonly Week[]) => void
  readMinutes: (text: string) => number | undefined
}

const MOST = 4

/** The days of each week by themselves; several weeks take turns. */
export function ContractWeeks({ weeks, onChange, readMinutes }: ContractWeeksProps) {
  const { labels } = useLater()
  return (
    <details className="worktime-details" open={weeks.length > 1}>
      <summary>{labels.eachDay}</summary>
      <div className="worktime-form">
        {weeks.map((week, index) => (
          <fieldset
            // oxlint-disable-next-line react/no-array-index-key -- a week is its place in the turns
            key={index}
            className="worktime-contract-week"
          >
            <legend className="ui-field-label">
              {`${labels.weekNumber(index, weeks.length)}, ${labels.duration(week.reduce((sum, one) => sum + one, 0))}`}
            </legend>
            {week.map((minutes, weekday) => (
              <DayField
                // oxlint-disable-next-line react/no-array-index-key -- a weekday is its place in the week
                key={weekday}
                label={labels.shortWeekday(weekday)}
                shown={labels.duration(minutes)}
                onChange={(text) => {
                  const read = readMinutes(text)
                  if (read === undefined || read > 1440) return false
                  onChange(weeks.with(index, week.with(weekday, read)))
                  return true
                }}
              />
            ))}
          </fieldset>
        ))}
        <div className="worktime-row">
          {weeks.length < MOST && (
            <Button onClick={() => onChange([...weeks, weeks.at(-1) ?? []])}>{labels.addWeek}</Button>
          )}
          {weeks.length > 1 && (
            <Button onClick={() => onChange(weeks.slice(0, -1))}>{labels.removeWeek}</Button>
          )}
        </div>
      </div>
    </details>
  )
}

interface DayFieldProps {
  label: string
  shown: string
  /** Takes what was typed, or answers `false`. */
  onChange: (text: string) => boolean
}

/** The hours of a weekday: taken once the field is left. */
function DayField({ label, shown, onChange }: DayFieldProps) {
  const { labels } = useLater()
  const [text, setText] = useState<string>()
  const [isRefused, setRefused] = useState(false)
  return (
    <TextField
      label={label}
      value={text ?? shown}
      error={isRefused ? labels.durationProblem : undefined}
      inputMode="decimal"
      autoComplete="off"
      onChange={setText}
      onBlur={() => {
        if (text === undefined) return
        const isTaken = onChange(text)
        setRefused(!isTaken)
        if (isTaken) setText(undefined)
      }}
    />
  )
}
