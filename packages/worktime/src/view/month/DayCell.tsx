import { memo, useEffect, useRef } from 'react'
import { dayOf, type IsoDate } from '../../model/calendar/date.ts'
import type { Holiday } from '../../model/calendar/holidays.ts'
import { kindOf, minutesOf, type WorkDay } from '../../model/record/work.ts'
import { useWorktime } from '../WorktimeContext.ts'

interface DayCellProps {
  date: IsoDate
  day: WorkDay | undefined
  holiday: Holiday | undefined
  isToday: boolean
  isSelected: boolean
  /** What is being typed into the cell. */
  draft: string | undefined
  invalid: boolean
  onSelect: (date: IsoDate) => void
  onBegin: () => void
  onDraft: (text: string) => void
  onCommit: (goOn: boolean) => void
  onCancel: () => void
}

/**
 * One day of the month grid; a field while it is edited. An entry renders the cells of the days that it changes: what
 * the handlers of the others read is of their own day, or the same for all.
 */
export const DayCell = memo(
  Cell,
  (before, after) =>
    before.date === after.date &&
    before.day === after.day &&
    before.holiday === after.holiday &&
    before.isToday === after.isToday &&
    before.isSelected === after.isSelected &&
    before.draft === undefined &&
    after.draft === undefined,
)

function Cell(props: DayCellProps) {
  const { date, day, holiday, isToday, isSelected, draft } = props
  const { labels } = useWorktime()
  const kind = day ? kindOf(day) : 'work'
  const name = [
    labels.longDay(date),
    holiday && labels.holiday(holiday.name, holiday.municipal !== undefined),
    day ? labels.duration(minutesOf(day)) : labels.noEntry,
    kind !== 'work' && labels.kinds[kind],
    day?.note,
  ]
  return (
    <td
      aria-selected={isSelected}
      aria-current={isToday ? 'date' : undefined}
      className="worktime-cell"
      data-date={date}
      data-holiday={holiday ? '' : undefined}
      data-kind={kind === 'work' ? undefined : kind}
      tabIndex={isSelected && draft === undefined ? 0 : -1}
      title={holiday && labels.holiday(holiday.name, holiday.municipal !== undefined)}
      onClick={() => props.onSelect(date)}
      onDoubleClick={props.onBegin}
    >
      <span className="worktime-cell-day" aria-hidden="true">
        {dayOf(date)}
      </span>
      {draft === undefined && <span className="ui-visually-hidden">{name.filter(Boolean).join(', ')}</span>}
      {draft === undefined ? (
        <span className="worktime-cell-hours" aria-hidden="true">
          {day && (minutesOf(day) > 0 || kind === 'work') ? labels.duration(minutesOf(day)) : ''}
          {kind !== 'work' && <small>{labels.kinds[kind]}</small>}
        </span>
      ) : (
        <CellField {...props} draft={draft} />
      )}
    </td>
  )
}

function CellField({ date, draft, invalid, onDraft, onCommit, onCancel }: DayCellProps & { draft: string }) {
  const { labels } = useWorktime()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const input = field.current
    input?.focus()
    // A typed character is gone on with, an entry that is there is replaced.
    if (input && input.value.length > 1) input.select()
  }, [])
  return (
    <input
      ref={field}
      className="worktime-cell-field"
      aria-label={`${labels.entry}, ${labels.longDay(date)}`}
      aria-invalid={invalid || undefined}
      value={draft}
      autoComplete="off"
      onChange={(event) => onDraft(event.target.value)}
      onClick={(event) => event.stopPropagation()}
      onDoubleClick={(event) => event.stopPropagation()}
      onBlur={() => onCommit(false)}
      onKeyDown={(event) => {
        event.stopPropagation()
        if (event.key === 'Enter') {
          event.preventDefault()
          onCommit(true)
        }
        if (event.key === 'Escape') onCancel()
      }}
    />
  )
}
