import { useAtomValue } from 'jotai'
import { memo } from 'react'
import { countedIn } from '../../model/account/monthSums.ts'
import { targetOf, type Plan } from '../../model/plan/plan.ts'
import { dayOf, firstOfMonth, lastOfMonth } from '../../model/calendar/date.ts'
import { kindOf, minutesOf, type WorkMonth, numberOf, shareOf } from '../../model/record/work.ts'
import { Scroll } from '../device/Scroll.tsx'
import { useLater } from '../useLater.ts'

/** Every month of the year with its sums and its days. */
export function YearRows() {
  const { state, labels } = useLater()
  const year = useAtomValue(state.year)
  const plan = useAtomValue(state.plan)
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
            <MonthRow key={month.month} year={year.year} month={month} plan={plan} />
          ))}
        </tbody>
      </table>
    </Scroll>
  )
}

const MonthRow = memo(function MonthRow({
  year,
  month,
  plan,
}: {
  year: number
  month: WorkMonth
  plan: Plan
}) {
  const { labels } = useLater()
  const number = numberOf(month)
  const actual = month.days.reduce((sum, day) => sum + countedIn(plan, day), 0)
  return (
    <tr>
      <th scope="row">{labels.month(number)}</th>
      <td>{labels.duration(actual)}</td>
      <td>{labels.duration(targetOf(plan, firstOfMonth(year, number), lastOfMonth(year, number)))}</td>
      <td className="worktime-table-days">
        {month.days.map((day) => (
          <span key={day.date}>
            {`${dayOf(day.date)}.\u00a0${
              kindOf(day) === 'work' || minutesOf(day) > 0 ? labels.duration(minutesOf(day)) : ''
            }${kindOf(day) === 'work' ? '' : `\u00a0${shareOf(day)}${labels.kinds[kindOf(day)]}`} `}
          </span>
        ))}
      </td>
    </tr>
  )
})
