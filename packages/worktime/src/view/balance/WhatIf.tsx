import { RangeField, SelectField } from '@kleinzeug/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { endOf } from '../../model/account/whatIf.ts'
import { monthOf } from '../../model/calendar/date.ts'
import { useLater } from '../useLater.ts'

/** Weeks of more hours than this are nobody's plan. */
const MOST = 60

/** Where the year would end with so many hours a week from tomorrow on: drawn into the curve, stored nowhere. */
export function WhatIf() {
  const { state, labels } = useLater()
  const year = useAtomValue(state.year)
  const account = useAtomValue(state.account)
  const today = useAtomValue(state.today)
  const draw = useSetAtom(state.whatIf)
  const weeks = account.daysLeft / 7
  const [hours, setHours] = useState(() =>
    Math.min(MOST, Math.round(weeks === 0 ? 0 : account.missing / weeks / 60)),
  )
  const [monthOff, setMonthOff] = useState<number>()
  const end = endOf(year, account, today, hours * 60, monthOff)
  useEffect(() => {
    draw(end)
    return () => draw(undefined)
  }, [draw, end])
  const months = Array.from({ length: 12 }, (_, month) => month).filter(
    (month) => month >= monthOf(today) && month <= monthOf(account.end),
  )
  return (
    <div className="worktime-form worktime-what-if">
      <RangeField
        label={labels.whatIf}
        min={0}
        max={MOST}
        step={1}
        value={hours}
        valueText={labels.whatIfHours(hours)}
        onChange={setHours}
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
      <p className="worktime-note" role="status">
        {labels.whatIfEnd(hours, account.end, end, end - account.target)}
      </p>
    </div>
  )
}
