import { useDraft } from '@kleinzeug/shell'
import { Icon, IconButton } from '@kleinzeug/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import {
  addDays,
  daysInMonth,
  isoDate,
  isoWeek,
  monthOf,
  weekdayOf,
  yearOf,
  type IsoDate,
  firstOfMonth,
} from '../../model/calendar/date.ts'
import { dayIn } from '../../model/record/edit.ts'
import { countedIn } from '../../model/account/monthSums.ts'
import { planOf } from '../../model/plan/plan.ts'
import { yearIn } from '../../model/record/work.ts'
import { DayCell, type EditedDay } from './DayCell.tsx'
import { beginsMark } from '../keys/keyTable.ts'
import { byDays, byMonths, useDayKeys } from '../keys/useDayKeys.ts'
import { useHolidays } from '../useHolidays.ts'
import { useDayRange } from './useDayRange.ts'
import { useLater } from '../useLater.ts'

const steps = { left: byDays(-1), right: byDays(1), up: byDays(-7), down: byDays(7) }

/** The weeks that touch a month, each with its Monday. */
function mondaysOf(year: number, month: number): readonly IsoDate[] {
  const first = firstOfMonth(year, month)
  const monday = addDays(first, -weekdayOf(first))
  const count = Math.ceil((weekdayOf(first) + daysInMonth(year, month)) / 7)
  return Array.from({ length: count }, (_, week) => addDays(monday, week * 7))
}

/** A month by weeks, with the numbers and sums of the weeks; every day can be entered in its place. */
export function MonthGrid() {
  const { state, labels, entry } = useLater()
  const selected = useAtomValue(state.selected)
  const today = useAtomValue(state.today)
  const data = useAtomValue(state.data)
  const select = useSetAtom(state.select)
  const [year, month] = [yearOf(selected), monthOf(selected)]
  const holidays = useHolidays(year)
  const [begun, setEdited] = useState<EditedDay>()
  // A draft that was refused waits on the plate while another day is chosen.
  const edited = begun?.date === selected ? begun : undefined
  const line = useDraft(`${edited?.date}/hours`)
  const table = useRef<HTMLTableElement>(null)
  const held = useRef(false)
  // A browser may report the loss of focus of a field that is gone: its text is not taken twice.
  const closed = useRef<EditedDay>(undefined)

  const begin = (typed?: string) => setEdited({ date: selected, typed })
  const range = useDayRange()
  const pressDay = useDayKeys(steps, begin)
  const onKeyDown = (event: KeyboardEvent) => {
    if (range.isMove(event.key)) range.move(event.shiftKey)
    else if (event.key === 'Escape') range.clear()
    if (range.count > 1 && /^(?:Delete|Backspace)$/.test(event.key)) {
      event.preventDefault()
      range.remove()
    } else if (beginsMark(event)) {
      event.preventDefault()
      begin(event.key)
    } else pressDay(event)
  }

  // The focus follows the chosen day while it is in the grid, also into another month.
  useEffect(() => {
    if (edited || !held.current) return
    table.current?.querySelector<HTMLElement>(`[data-date="${selected}"]`)?.focus()
  }, [edited, selected])

  const close = () => {
    closed.current = edited
    setEdited(undefined)
  }
  const giveUp = () => {
    entry.current?.change(undefined)
    close()
  }
  const commit = async (text: string, goOn: boolean) => {
    if (!edited || closed.current === edited) return
    if (range.count > 1) {
      const refusal = range.enter(text)
      if (refusal === undefined) return giveUp()
      // Refused for all of them, it is not taken for the chosen day alone.
      entry.current?.change(undefined)
      line.refuse(refusal, text)
      return
    }
    const refusal = entry.current?.commit()
    if ((refusal instanceof Promise ? await refusal : refusal) !== undefined) return
    close()
    if (goOn) select(addDays(edited.date, 1))
  }

  const inMonth = (date: IsoDate) => monthOf(date) === month && yearOf(date) === year
  /** What counts for a day, as in the table and on the printed sheet. */
  const counted = (date: IsoDate) => {
    const day = dayIn(data, date)
    if (!day) return 0
    const of = yearIn(data, yearOf(date))
    return of ? countedIn(planOf(data, of), day) : 0
  }
  const sum = (dates: readonly IsoDate[]) => dates.reduce((total, date) => total + counted(date), 0)
  const mondays = mondaysOf(year, month)
  const days = Array.from({ length: daysInMonth(year, month) }, (_, index) => isoDate(year, month, index + 1))

  return (
    <div className="worktime-month">
      <div className="worktime-month-head">
        <IconButton
          label={labels.previousMonth}
          icon={<Icon name="left" />}
          onClick={() => select(byMonths(-1)(selected))}
        />
        <strong>{labels.grid(month, year)}</strong>
        <IconButton
          label={labels.nextMonth}
          icon={<Icon name="right" />}
          onClick={() => select(byMonths(1)(selected))}
        />
        <span className="worktime-month-sum">{labels.duration(sum(days))}</span>
      </div>
      <table
        ref={table}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- its cells are chosen and edited
        role="grid"
        aria-multiselectable="true"
        aria-label={labels.grid(month, year)}
        aria-describedby="worktime-grid-help"
        onKeyDown={onKeyDown}
        onFocus={() => {
          held.current = true
        }}
        onBlur={(event) => {
          // Removing the focused cell takes the focus without giving it to anything else.
          if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) held.current = false
        }}
      >
        <thead>
          <tr>
            <th scope="col">{labels.shortWeek}</th>
            {Array.from({ length: 7 }, (_, weekday) => (
              <th key={weekday} scope="col">
                <abbr title={labels.weekday(weekday)}>{labels.shortWeekday(weekday)}</abbr>
              </th>
            ))}
            <th scope="col">{labels.weekSum}</th>
          </tr>
        </thead>
        <tbody>
          {mondays.map((monday) => {
            const week = Array.from({ length: 7 }, (_, index) => addDays(monday, index))
            return (
              <tr key={monday}>
                <th scope="row">{isoWeek(monday).week}</th>
                {week.map((date) =>
                  inMonth(date) ? (
                    <DayCell
                      key={date}
                      date={date}
                      day={dayIn(data, date)}
                      minutes={counted(date)}
                      holiday={holidays.get(date)}
                      isToday={date === today}
                      isSelected={date === selected}
                      isChosen={range.has(date)}
                      edited={edited?.date === date ? edited : undefined}
                      onSelect={(date, isExtended) => {
                        range.move(isExtended)
                        select(date)
                      }}
                      onBegin={begin}
                      onCommit={commit}
                      onCancel={giveUp}
                    />
                  ) : (
                    <td key={date} aria-hidden="true" />
                  ),
                )}
                <td className="worktime-week-sum">{labels.duration(sum(week))}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <p className="worktime-note" id="worktime-grid-help">
        {range.count > 1 ? labels.chosenDays(range.count) : labels.gridHelp}
      </p>
    </div>
  )
}
