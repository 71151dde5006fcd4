import { useAtomValue } from 'jotai'
import { memo } from 'react'
import { perDayOf } from '../../model/account/account.ts'
import { countedOf } from '../../model/account/monthSums.ts'
import { dayOf, daysInMonth } from '../../model/calendar/date.ts'
import { kindOf, minutesOf, type WorkMonth } from '../../model/record/work.ts'
import { Scroll } from '../device/Scroll.tsx'
import { useWorktime } from '../WorktimeContext.ts'

/** Every month of the year with its sums and its days. */
export function YearRows() {
  const { state, labels } = useWorktime()
  const year = useAtomValue(state.year)
  const perDay = perDayOf(year)
  return (
    <Scroll label={labels.dots(year.year)}>
      <table>
        <thead>
          <tr>
            <th scope="col">{labels.monthSum}</th>
            <th scope="col">{labels.actual}</th>
            <th scope="col">{labels.target}</th>
            <th scope="col">{labels.daysOfMonth}</th>
          </tr>
        </thead>
        <tbody>
          {year.months.map((month) => (
            <MonthRow key={month.month} year={year.year} month={month} perDay={perDay} />
          ))}
        </tbody>
      </table>
    </Scroll>
  )
}

const MonthRow = memo(function MonthRow({
  year,
  month,
  perDay,
}: {
  year: number
  month: WorkMonth
  perDay: number
}) {
  const { labels } = useWorktime()
  const actual = month.days.reduce((sum, day) => sum + countedOf(day, perDay), 0)
  return (
    <tr>
      <th scope="row">{labels.month(month.month)}</th>
      <td>{labels.duration(actual)}</td>
      <td>{labels.duration(daysInMonth(year, month.month) * perDay)}</td>
      <td className="worktime-table-days">
        {month.days.map((day) => (
          <span key={day.date}>
            {`${dayOf(day.date)}.\u00a0${
              kindOf(day) === 'work' || minutesOf(day) > 0 ? labels.duration(minutesOf(day)) : ''
            }${kindOf(day) === 'work' ? '' : `\u00a0${labels.kinds[kindOf(day)]}`} `}
          </span>
        ))}
      </td>
    </tr>
  )
})
