import { Legend } from '@kleinzeug/ui'
import { lazy, memo, Suspense } from 'react'
import type { Account as AccountData } from '../../model/account/account.ts'
import type { AccountLine } from '../../model/account/accountDays.ts'
import type { WorkYear } from '../../model/record/work.ts'
import { useIdleLoad } from '../device/useIdleLoad.ts'
import { usePaintedAtom } from '../device/usePaintedAtom.ts'
import { useWorktime } from '../WorktimeContext.ts'
import { OpenableLine } from './OpenableLine.tsx'

const load = () => import('./openedParts.ts')
// They stand below everything else and may come later.
const Hints = lazy(async () => ({ default: (await load()).Hints }))
const Leave = lazy(async () => ({ default: (await load()).Leave }))
const LineDays = lazy(async () => ({ default: (await load()).LineDays }))
const loads = [load]

/** Where the balance comes from, line by line. It is drawn after the entry itself, in a frame of its own. */
export function Account() {
  const { state } = useWorktime()
  const account = usePaintedAtom(state.account)
  const year = usePaintedAtom(state.year)
  useIdleLoad(loads)
  return <AccountPanel account={account} year={year} />
}

const AccountPanel = memo(function AccountPanel({ account, year }: { account: AccountData; year: WorkYear }) {
  const { labels } = useWorktime()
  if (account.empty)
    return <p className="worktime-note worktime-empty">{labels.emptyHint(account.year, year.start)}</p>
  const { balance, planned, outlook } = account
  const sentence = labels.outlook(account)
  const line = (name: AccountLine, value: string, shown = true) =>
    shown && (
      <OpenableLine key={name} line={name} name={labels.lineName(name, account)} value={value}>
        <LineDays line={name} account={account} />
      </OpenableLine>
    )
  const part = (name: 'worked' | 'vacation' | 'sick' | 'comp') =>
    line(name, labels.signed(account[name].minutes), name === 'worked' || account[name].days > 0)
  const open = account.missing > 0 && outlook !== 'over'
  return (
    <div className="worktime-account">
      <Legend>{labels.whereFrom}</Legend>
      <ul>
        {line('start', labels.daysBefore(account.daysBefore), account.daysBefore > 0)}
        {line('end', labels.daysAfter(account.daysAfter), account.daysAfter > 0)}
        {line('target', labels.signed(-account.targetToDate))}
        {line('carryOver', labels.signed(account.carryOver.minutes), account.carryOver.source !== 'none')}
        {part('worked')}
        {part('vacation')}
        {part('sick')}
        {part('comp')}
        <li className="worktime-line worktime-total">
          <span>{balance > 0 ? labels.ahead : balance < 0 ? labels.behind : labels.even}</span>
          <strong>{labels.signed(balance)}</strong>
        </li>
        {line('outside', labels.duration(account.outside.minutes), account.outside.days > 0)}
      </ul>
      {sentence !== undefined && (
        <p className="worktime-outlook" data-outlook={outlook}>
          {sentence}
        </p>
      )}
      {outlook !== 'over' && (
        <>
          <Legend className="worktime-until">{labels.untilEnd(account.end)}</Legend>
          <ul>
            {line('yearTarget', labels.duration(account.target))}
            {line('planned', labels.signed(planned.minutes), planned.days > 0)}
            {line('missing', labels.duration(account.missing), open)}
            {line('perDayLeft', labels.duration(account.perDayLeft ?? 0), outlook === 'open')}
            {line('daysAtLimit', labels.dayCount(account.daysAtLimit), outlook === 'open')}
            {account.projection && line('average', labels.hours(account.projection.plain))}
            {account.projection && line('recent', labels.hours(account.projection.recent))}
          </ul>
        </>
      )}
      {year.sample && <p className="worktime-note">{labels.sampleHint}</p>}
      <Suspense>{year.model && <Leave year={year} />}</Suspense>
      <Suspense>
        <Hints year={year} />
      </Suspense>
    </div>
  )
})
