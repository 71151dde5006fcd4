import { Button } from '@kleinzeug/ui'
import { useLater } from '../useLater.ts'

interface WeekdayKeysProps {
  legend: string
  /** 0 for Monday. */
  value: ReadonlySet<number>
  onChange: (weekdays: ReadonlySet<number>) => void
}

/** A key for each weekday, pressed or not. */
export function WeekdayKeys({ legend, value, onChange }: WeekdayKeysProps) {
  const { labels } = useLater()
  return (
    <fieldset className="worktime-weekday-keys">
      <legend className="ui-field-label">{legend}</legend>
      {Array.from({ length: 7 }, (_, weekday) => (
        <Button
          key={weekday}
          aria-pressed={value.has(weekday)}
          title={labels.weekday(weekday)}
          onClick={() => {
            const next = new Set(value)
            if (!next.delete(weekday)) next.add(weekday)
            onChange(next)
          }}
        >
          {labels.shortWeekday(weekday)}
        </Button>
      ))}
    </fieldset>
  )
}
