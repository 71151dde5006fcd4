import { useDraft } from '@kleinzeug/shell'
import { Button, Icon, IconButton, TextField } from '@kleinzeug/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useMemo } from 'react'
import { accountIn } from '../../model/account/account.ts'
import { newYear } from '../../model/record/edit.ts'
import { yearIn } from '../../model/record/work.ts'
import { weekdaySums } from '../../model/account/weekdays.ts'
import { Scroll } from '../device/Scroll.tsx'
import { useLater } from '../useLater.ts'

/** The years side by side, and the pattern of the weekdays of the one that is shown. */
export function Years() {
  const { state, labels } = useLater()
  const data = useAtomValue(state.data)
  const years = useAtomValue(state.years)
  const number = useAtomValue(state.number)
  const today = useAtomValue(state.today)
  const selectYear = useSetAtom(state.selectYear)
  const deleteYear = useSetAtom(state.deleteYear)
  const accounts = useMemo(
    () => years.map((year) => accountIn(data, yearIn(data, year) ?? newYear(data, year), today)),
    [data, today, years],
  )
  const most = Math.max(60, ...accounts.map(({ actual, target }) => Math.max(actual, target)))
  return (
    <div className="worktime-years">
      <Scroll label={labels.comparison}>
        <table>
          <caption>{labels.comparison}</caption>
          <thead>
            <tr>
              <th scope="col">{labels.year}</th>
              <th scope="col">{labels.actual}</th>
              <th scope="col" className="worktime-wide-only" aria-hidden="true" />
              <th scope="col">{labels.balance}</th>
              <th scope="col">{labels.averagePerDay}</th>
              <th scope="col">{labels.daysWorked}</th>
              <td>{'\u00a0'}</td>
            </tr>
          </thead>
          <tbody>
            {accounts.map((account) => (
              <tr key={account.year} data-current={account.year === number || undefined}>
                <th scope="row">
                  <Button
                    variant="quiet"
                    aria-label={labels.showYear(account.year)}
                    aria-pressed={account.year === number}
                    onClick={() => selectYear(account.year)}
                  >
                    {account.year}
                  </Button>
                </th>
                <td>{labels.duration(account.actual)}</td>
                <td className="worktime-wide-only" aria-hidden="true">
                  <svg className="worktime-bar" viewBox="0 0 100 10" preserveAspectRatio="none">
                    <rect className="worktime-bar-all" width="100" height="10" />
                    <rect className="worktime-bar-actual" width={(account.actual / most) * 100} height="10" />
                    <path
                      className="worktime-bar-target"
                      d={`M${(account.targetToDate / most) * 100} 0v10`}
                    />
                  </svg>
                </td>
                <td>{account.empty ? '–' : labels.signed(account.balance)}</td>
                <td>
                  {account.daysToDate === 0
                    ? '–'
                    : labels.duration(Math.round(account.actual / account.daysToDate))}
                </td>
                <td>{account.worked.days}</td>
                <td>
                  {yearIn(data, account.year) && (
                    <IconButton
                      label={labels.deleteYear(account.year)}
                      icon={<Icon name="delete" />}
                      onClick={() => deleteYear(account.year)}
                    />
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
      <AddYear />
      <Weekdays />
    </div>
  )
}

function AddYear() {
  const { state, labels } = useLater()
  const addYear = useSetAtom(state.addYear)
  const selectYear = useSetAtom(state.selectYear)
  const draft = useDraft('year')
  return (
    <form
      className="worktime-row worktime-add-year"
      onSubmit={(event) => {
        event.preventDefault()
        const year = Number(draft.text)
        const fits = /^\d{4}$/.test(draft.text.trim()) && year >= 1900 && year <= 2199
        if (!fits) return draft.refuse(labels.addYearProblem)
        addYear(year)
        selectYear(year)
        draft.clear()
      }}
    >
      <TextField label={labels.year} {...draft.field} inputMode="numeric" autoComplete="off" />
      <Button type="submit">{labels.addYear}</Button>
    </form>
  )
}

function Weekdays() {
  const { state, labels } = useLater()
  const year = useAtomValue(state.year)
  const account = useAtomValue(state.account)
  const sums = weekdaySums(year, account)
  const average = ({ minutes, days }: (typeof sums)[number]) => (days === 0 ? 0 : minutes / days)
  const most = Math.max(60, ...sums.map(average))
  return (
    <table className="worktime-weekdays">
      <caption>{`${labels.weekdays}, ${account.year}`}</caption>
      <tbody>
        {sums.map((sum) => (
          <tr key={sum.weekday}>
            <th scope="row">{labels.weekday(sum.weekday)}</th>
            <td aria-hidden="true">
              <svg className="worktime-bar" viewBox="0 0 100 10" preserveAspectRatio="none">
                <rect className="worktime-bar-all" width="100" height="10" />
                <rect className="worktime-bar-actual" width={(average(sum) / most) * 100} height="10" />
              </svg>
            </td>
            <td>{labels.duration(Math.round(average(sum)))}</td>
            <td className="worktime-wide-only">
              {labels.weekdayValue(sum.minutes, sum.daysWorked, sum.days)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
