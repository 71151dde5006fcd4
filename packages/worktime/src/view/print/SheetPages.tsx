import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { accountOf } from '../../model/account/account.ts'
import { countedIn } from '../../model/account/monthSums.ts'
import {
  addDays,
  daysInMonth,
  isoDate,
  isoWeek,
  monthOf,
  type IsoDate,
  dayOf,
} from '../../model/calendar/date.ts'
import { proofOf } from '../../model/exchange/proof.ts'
import { leaveOf } from '../../model/leave/leave.ts'
import { targetOn } from '../../model/plan/plan.ts'
import { textsOf } from '../../model/record/spans.ts'
import { dayIn } from '../../model/record/edit.ts'
import { digest } from '../exchange/digest.ts'
import { kindOf, type WorkDay, type WorkMonth, numberOf, placeOf, shareOf } from '../../model/record/work.ts'
import { useHolidays } from '../useHolidays.ts'
import { useLater } from '../useLater.ts'
import { useSheetRules } from './useSheetRules.ts'

/** The month, or the year when the month is not shown. */
export function SheetPages() {
  useSheetRules()
  const { state } = useLater()
  return useAtomValue(state.view) === 'month' ? <MonthSheet /> : <YearSheet />
}

/** The last hash of the proof of the month, once it is worked out; the sheet waits for no one. */
function useSeal(days: readonly WorkDay[], month: string) {
  const { state } = useLater()
  const { name = '', employer = '' } = useAtomValue(state.settings)
  const [seal, setSeal] = useState<string>()
  useEffect(() => {
    let isCurrent = true
    void proofOf({ month, name, employer }, days, digest).then(
      (proof) => isCurrent && setSeal(proof.seal),
      // Without Web Crypto, as on a page without encryption, the sheet has no checksum.
      () => isCurrent && setSeal(undefined),
    )
    return () => {
      isCurrent = false
    }
  }, [days, employer, month, name])
  return seal
}

function MonthSheet() {
  const { state, labels } = useLater()
  const selected = useAtomValue(state.selected)
  const year = useAtomValue(state.year)
  const data = useAtomValue(state.data)
  const holidays = useHolidays(year.year)
  const settings = useAtomValue(state.settings)
  const account = useAtomValue(state.account)
  const today = useAtomValue(state.today)
  const month = monthOf(selected)
  const plan = useAtomValue(state.plan)
  const dates = Array.from({ length: daysInMonth(year.year, month) }, (_, day) =>
    isoDate(year.year, month, day + 1),
  )
  const counted = (date: IsoDate) => {
    const day = dayIn(data, date)
    return day ? countedIn(plan, day) : 0
  }
  const [first = '', last = ''] = [dates[0], dates.at(-1)]
  const within = (date: IsoDate) => date >= account.start && date <= account.end
  const target = dates.filter(within).reduce((sum, date) => sum + targetOn(plan, date), 0)
  const actual = dates.filter(within).reduce((sum, date) => sum + counted(date), 0)
  /** The balance when the month begins: that of the day before, whatever day it is today. */
  const dayBefore = addDays(first, -1)
  const before =
    dayBefore < account.start
      ? account.carryOver.minutes
      : accountOf(year, dayBefore, account.carryOver.previous, plan).balance
  const leave = leaveOf(data, year, last < today ? last : today)
  const seal = useSeal(year.months[placeOf(selected)]?.days ?? [], first.slice(0, 7))
  return (
    <>
      <h2>{labels.sheet(labels.grid(month, year.year))}</h2>
      {(settings.name ?? settings.employer) !== undefined && (
        <p>{[settings.name, settings.employer].filter(Boolean).join(' · ')}</p>
      )}
      <table className="worktime-sheet-month">
        <thead>
          <tr>
            <th scope="col">{labels.shortWeek}</th>
            <th scope="col">{labels.daysOfMonth}</th>
            <th scope="col">{labels.start}</th>
            <th scope="col">{labels.end}</th>
            <th scope="col">{labels.break}</th>
            <th scope="col">{labels.target}</th>
            <th scope="col">{labels.actual}</th>
            <th scope="col">{labels.note}</th>
          </tr>
        </thead>
        <tbody>
          {dates.map((date) => {
            const day = dayIn(data, date)
            const holiday = holidays.get(date)
            return (
              <tr key={date}>
                <td>{isoWeek(date).week}</td>
                <th scope="row">{labels.shortDay(date)}</th>
                <td>{day?.start}</td>
                <td>{day?.end}</td>
                <td>{day?.breakMinutes}</td>
                <td>{within(date) && labels.duration(targetOn(plan, date))}</td>
                <td>{day ? labels.duration(counted(date)) : ''}</td>
                <td>
                  {[
                    day && kindOf(day) !== 'work' && `${shareOf(day)}${labels.kinds[kindOf(day)]}`,
                    holiday?.name,
                    ...(day ? textsOf(day) : []),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </td>
              </tr>
            )
          })}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={5}>
              {labels.weekSum}
            </th>
            <td>{labels.duration(target)}</td>
            <td>{labels.duration(dates.reduce((sum, date) => sum + counted(date), 0))}</td>
            <td>{'\u00a0'}</td>
          </tr>
        </tfoot>
      </table>
      <p className="worktime-sheet-key">
        {[
          labels.sheetSums(target, actual, before, before + actual - target),
          leave && labels.sheetLeave(leave.left),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <div className="worktime-signatures">
        <p className="worktime-signature">{labels.signature}</p>
        <p className="worktime-signature">{labels.signatureEmployer}</p>
      </div>
      {seal !== undefined && <p className="worktime-seal">{labels.seal(seal)}</p>}
    </>
  )
}

function YearSheet() {
  const { state, labels } = useLater()
  const year = useAtomValue(state.year)
  const account = useAtomValue(state.account)
  const plan = useAtomValue(state.plan)
  const sum = ({ days }: WorkMonth) => days.reduce((total, day) => total + countedIn(plan, day), 0)
  const cell = (month: WorkMonth, day: number) => {
    const entry = month.days.find(({ date }) => dayOf(date) === day)
    if (!entry) return ''
    // What counts, so that a column adds up to its sum.
    const minutes = countedIn(plan, entry)
    const mark = kindOf(entry) === 'work' ? '' : `${shareOf(entry)}${labels.kinds[kindOf(entry)].slice(0, 1)}`
    return [mark, (mark === '' || minutes > 0) && labels.duration(minutes)].filter(Boolean).join('\u00a0')
  }
  return (
    <>
      <h2>{labels.sheet(String(year.year))}</h2>
      <p>
        {[
          account.carryOver.source !== 'none' &&
            `${labels.lineName('carryOver', account)} ${labels.signed(account.carryOver.minutes)}`,
          `${labels.actual} ${labels.duration(account.actual)}`,
          `${labels.target} ${labels.duration(account.targetToDate)}`,
          `${labels.balance} ${labels.signed(account.balance)}`,
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <table className="worktime-sheet-year">
        <thead>
          <tr>
            <td>{'\u00a0'}</td>
            {year.months.map((month) => (
              <th key={month.month} scope="col">
                {labels.shortMonth(numberOf(month))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: 31 }, (_, index) => (
            <tr key={index}>
              <th scope="row">{index + 1}</th>
              {year.months.map((month) => {
                const isDay = index < daysInMonth(year.year, numberOf(month))
                return (
                  <td key={month.month} data-none={!isDay || undefined}>
                    {isDay && cell(month, index + 1)}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{labels.weekSum}</th>
            {year.months.map((month) => (
              <td key={month.month}>{labels.duration(sum(month))}</td>
            ))}
          </tr>
        </tfoot>
      </table>
      <p className="worktime-sheet-key">
        {(['vacation', 'sick', 'comp'] as const)
          .map((kind) => `${labels.kinds[kind].slice(0, 1)} ${labels.kinds[kind]}`)
          .join(' · ')}
      </p>
      <p className="worktime-signature">{labels.signature}</p>
    </>
  )
}
