import { useDraft } from '@kleinzeug/shell'
import { Button, Switch, TextField } from '@kleinzeug/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { isIsoDate, type IsoDate, firstOfYear } from '../../model/calendar/date.ts'
import { readDuration } from '../../model/entry/entry.ts'
import { spread, weekSum, type Week } from '../../model/plan/contract.ts'
import { readDays, readWeek } from '../../model/plan/target.ts'
import { useLater } from '../useLater.ts'
import { ContractWeeks } from './ContractWeeks.tsx'
import { WeekdayKeys } from './WeekdayKeys.tsx'

interface ContractFormProps {
  /** First day of the contract that is changed; `undefined` for a new one. */
  from: IsoDate | undefined
  onClose: () => void
}

/** Whether all days that are worked on have the same length, but for the minute that is left over. */
const isEven = (week: Week) => {
  const days = week.filter((minutes) => minutes > 0)
  return Math.max(0, ...days) - Math.min(...days, 1440) <= 1
}

/** What was agreed from a day on. */
export function ContractForm({ from: before, onClose }: ContractFormProps) {
  const { state, labels } = useLater()
  const year = useAtomValue(state.year)
  const contracts = useAtomValue(state.contracts)
  const change = useSetAtom(state.changeContract)
  const stored = before === undefined ? undefined : contracts?.[before]
  const name = `contract/${before ?? 'new'}`
  const week = stored?.weeks[0]
  const drafts = {
    from: useDraft(`${name}/from`, before ?? (contracts ? '' : (year.start ?? firstOfYear(year.year)))),
    hours: useDraft(`${name}/hours`, week ? labels.duration(weekSum(week)) : ''),
    leave: useDraft(`${name}/leave`, stored?.leaveDays === undefined ? '' : String(stored.leaveDays)),
  }
  const [weekdays, setWeekdays] = useState<ReadonlySet<number>>(
    new Set([0, 1, 2, 3, 4, 5, 6].filter((day) => (week ? week[day] : day < 5))),
  )
  /** Minutes of each day as they were typed one by one; `undefined` while the hours are spread evenly. */
  const [ownWeeks, setOwnWeeks] = useState<readonly Week[] | undefined>(
    stored && (stored.weeks.length > 1 || !stored.weeks.every(isEven)) ? stored.weeks : undefined,
  )
  const [isFree, setFree] = useState(!stored?.worksOnHolidays)
  const [isEnd, setEnd] = useState(stored !== undefined && stored.weeks.length === 0)

  const minutes = readWeek(drafts.hours.text)
  const even = minutes === undefined || weekdays.size === 0 ? undefined : [spread(minutes, weekdays)]
  const weeks = isEnd ? [] : (ownWeeks ?? even)
  const leave = readDays(drafts.leave.text.trim())

  const submit = () => {
    const fitsDay = weeks?.every((one) => one.every((length) => length <= 1440)) === true
    if (!isIsoDate(drafts.from.text)) return drafts.from.refuse(labels.dateProblem)
    if (!isEnd && !ownWeeks && minutes === undefined) return drafts.hours.refuse(labels.weekProblem)
    if (!weeks || !fitsDay) return drafts.hours.refuse(labels.weekdaysProblem)
    if (!isEnd && drafts.leave.text.trim() !== '' && (leave === undefined || leave > 366))
      return drafts.leave.refuse(labels.leaveDaysProblem)
    const { worksOnHolidays: _free, leaveDays: _leave, ...rest } = stored ?? {}
    change(before, drafts.from.text, {
      ...rest,
      weeks: weeks.map((one) => [...one]),
      ...(!isFree && { worksOnHolidays: true }),
      ...(!isEnd && leave !== undefined && { leaveDays: leave }),
    })
    close()
  }
  const close = () => {
    for (const draft of Object.values(drafts)) draft.clear()
    onClose()
  }
  return (
    <form
      className="worktime-form"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <div className="worktime-pair">
        <TextField type="date" label={labels.contractStart} {...drafts.from.field} />
        {!isEnd && (
          <TextField
            label={labels.hoursPerWeek}
            {...drafts.hours.field}
            value={ownWeeks ? labels.duration(weekSum(ownWeeks[0] ?? [])) : drafts.hours.text}
            placeholder="40"
            autoComplete="off"
            onChange={(text) => {
              setOwnWeeks(undefined)
              drafts.hours.set(text)
            }}
          />
        )}
      </div>
      {!isEnd && (
        <>
          <WeekdayKeys
            legend={labels.contractDays}
            value={weekdays}
            onChange={(next) => {
              setWeekdays(next)
              setOwnWeeks(undefined)
            }}
          />
          <ContractWeeks
            weeks={weeks ?? [spread(0, new Set())]}
            onChange={setOwnWeeks}
            readMinutes={(text) => (text.trim() === '' ? 0 : readDuration(text.trim()))}
          />
          <TextField
            label={labels.leaveDays}
            {...drafts.leave.field}
            inputMode="decimal"
            autoComplete="off"
          />
          <Switch label={labels.holidaysFree} checked={isFree} onChange={setFree} />
          {isFree && <p className="worktime-note">{labels.holidaysFreeHint}</p>}
        </>
      )}
      {contracts && <Switch label={labels.contractEnds} checked={isEnd} onChange={setEnd} />}
      <div className="worktime-row">
        <Button type="submit" variant="primary">
          {labels.saveContract}
        </Button>
        {contracts && <Button onClick={close}>{labels.cancel}</Button>}
      </div>
    </form>
  )
}
