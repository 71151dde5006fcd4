import { RangeField, SelectField, TextField } from '@kleinzeug/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useMemo, useState } from 'react'
import { firstOpenDay, totalsIf } from '../../model/account/whatIf.ts'
import { isIsoDate, monthOf } from '../../model/calendar/date.ts'
import { useLater } from '../useLater.ts'

/** Weeks of more hours than this are nobody's plan. */
const MOST = 60

/** Where the year would end with so many hours a week from a day on: drawn into the curve, stored nowhere. */
export function WhatIf() {
  const { state, labels } = useLater()
  const year = useAtomValue(state.year)
  const account = useAtomValue(state.account)
  const today = useAtomValue(state.today)
  const draw = useSetAtom(state.whatIf)
  const first = firstOpenDay(account, today)
  const weeks = account.daysLeft / 7
  const [hours, setHours] = useState(() =>
    Math.min(MOST, Math.round(weeks === 0 ? 0 : account.missing / weeks / 60)),
  )
  const [day, setDay] = useState(first)
  const [monthOff, setMonthOff] = useState<number>()
  const isDay = isIsoDate(day) && day >= first && day <= account.end
  const from = isDay ? day : first
  const totals = useMemo(
    () => totalsIf(year, account, today, { week: hours * 60, from, monthOff }),
    [account, from, hours, monthOff, today, year],
  )
  useEffect(() => {
    draw(totals)
    return () => draw(undefined)
  }, [draw, totals])
  const end = totals.at(-1) ?? account.total
  const firstMonth = monthOf(first)
  const months = Array.from(
    { length: monthOf(account.end) - firstMonth + 1 },
    (_, index) => firstMonth + index,
  )
  return (
    <div className="worktime-form worktime-what-if">
      <RangeField
        label={labels.hoursPerWeek}
        min={0}
        max={MOST}
        step={1}
        value={hours}
        valueText={labels.whatIfHours(hours)}
        onChange={setHours}
      />
      <div className="worktime-pair">
        <TextField
          type="date"
          label={labels.whatIfFrom}
          value={day}
          onChange={setDay}
          min={first}
          max={account.end}
          error={isDay ? undefined : labels.whatIfDayProblem(first, account.end)}
        />
        <SelectField
          label={labels.monthOff}
          value={monthOff === undefined ? '' : String(monthOff)}
          onChange={(value) => setMonthOff(value === '' ? undefined : Number(value))}
        >
          <option value="">{labels.noMonthOff}</option>
          {months.map((month) => (
            <option key={month} value={month}>
              {labels.month(month)}
            </option>
          ))}
        </SelectField>
      </div>
      <p className="worktime-note" role="status">
        {labels.whatIfEnd(hours, from, account.end, end, end - account.target)}
      </p>
    </div>
  )
}
