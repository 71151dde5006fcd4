import { useDraft } from '@kleinzeug/shell'
import { memo, useEffect, useEffectEvent, useRef } from 'react'
import { dayOf, type IsoDate } from '../../model/calendar/date.ts'
import type { Holiday } from '../../model/calendar/holidays.ts'
import { textsOf } from '../../model/record/spans.ts'
import { kindOf, minutesOf, shareOf, type WorkDay } from '../../model/record/work.ts'
import { useLater } from '../useLater.ts'

/** The day that is edited in its cell, with the character that has begun it. */
export interface EditedDay {
  readonly date: IsoDate
  readonly typed: string | undefined
}

interface DayCellProps {
  date: IsoDate
  day: WorkDay | undefined
  /** What counts for it: its hours, and what its kind credits. */
  minutes: number
  holiday: Holiday | undefined
  isToday: boolean
  isSelected: boolean
  /** Whether it is one of several chosen days, or the only one. */
  isChosen: boolean
  /** While it is edited. */
  edited: EditedDay | undefined
  onSelect: (date: IsoDate, isExtended: boolean) => void
  onBegin: () => void
  /** Stores what is typed; `goOn` chooses the next day then. */
  onCommit: (text: string, goOn: boolean) => void
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
    before.minutes === after.minutes &&
    before.holiday === after.holiday &&
    before.isToday === after.isToday &&
    before.isSelected === after.isSelected &&
    before.isChosen === after.isChosen &&
    before.edited === undefined &&
    after.edited === undefined,
)

function Cell(props: DayCellProps) {
  const { date, day, minutes, holiday, isToday, isSelected, isChosen, edited } = props
  const { labels } = useLater()
  const kind = day ? kindOf(day) : 'work'
  const name = [
    labels.longDay(date),
    holiday && labels.holiday(holiday.name, holiday.municipal !== undefined),
    day ? labels.duration(minutes) : labels.noEntry,
    day && kind !== 'work' && `${shareOf(day)}${labels.kinds[kind]}`,
    ...(day ? textsOf(day) : []),
  ]
  return (
    <td
      aria-selected={isChosen}
      aria-current={isToday ? 'date' : undefined}
      className="worktime-cell"
      data-date={date}
      data-holiday={holiday ? '' : undefined}
      data-kind={kind === 'work' ? undefined : kind}
      tabIndex={isSelected && !edited ? 0 : -1}
      title={holiday && labels.holiday(holiday.name, holiday.municipal !== undefined)}
      onClick={(event) => props.onSelect(date, event.shiftKey)}
      onDoubleClick={props.onBegin}
    >
      <span className="worktime-cell-day" aria-hidden="true">
        {dayOf(date)}
      </span>
      {!edited && <span className="ui-visually-hidden">{name.filter(Boolean).join(', ')}</span>}
      {!edited ? (
        <span className="worktime-cell-hours" aria-hidden="true">
          {day && (minutes > 0 || kind === 'work') ? labels.duration(minutes) : ''}
          {day && kind !== 'work' && <small>{`${shareOf(day)}${labels.kinds[kind]}`}</small>}
        </span>
      ) : (
        <CellField {...props} edited={edited} />
      )}
    </td>
  )
}

/** The line of the day in its cell: the same draft as on the plate, which also says what is wrong with it. */
function CellField({ date, day, edited, onCommit, onCancel }: DayCellProps & { edited: EditedDay }) {
  const { labels, entry } = useLater()
  const line = useDraft(`${date}/hours`, day ? labels.duration(minutesOf(day)) : '')
  const field = useRef<HTMLInputElement>(null)
  const begin = useEffectEvent(() => {
    field.current?.focus()
    // A typed character starts the text; an existing entry is selected and replaced.
    if (edited.typed === undefined) field.current?.select()
    else entry.current?.change(edited.typed)
  })
  useEffect(() => begin(), [])
  return (
    <input
      ref={field}
      className="worktime-cell-field"
      aria-label={`${labels.entry}, ${labels.longDay(date)}`}
      aria-invalid={line.reason !== undefined || undefined}
      value={line.text}
      autoComplete="off"
      onChange={(event) => entry.current?.change(event.target.value)}
      onClick={(event) => event.stopPropagation()}
      onDoubleClick={(event) => event.stopPropagation()}
      onBlur={() => onCommit(line.text, false)}
      onKeyDown={(event) => {
        event.stopPropagation()
        if (event.key === 'Enter') {
          event.preventDefault()
          onCommit(line.text, true)
        }
        if (event.key === 'Escape') {
          onCancel()
        }
      }}
    />
  )
}
