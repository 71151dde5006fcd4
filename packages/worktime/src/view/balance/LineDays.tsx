import { useAtomValue } from 'jotai'
import type { Account } from '../../model/account/account.ts'
import type { AccountLine } from '../../model/account/accountDays.ts'
import { weekdayOf } from '../../model/calendar/date.ts'
import { inOrder } from '../../model/plan/contract.ts'
import { isWorkday, targetOn } from '../../model/plan/plan.ts'
import { useHolidays } from '../useHolidays.ts'
import { useLater } from '../useLater.ts'
import { DaysByMonth } from './DaysByMonth.tsx'

/** What each contract asks for on the days of the open line, and how many holidays are free. */
function ContractShares() {
  const { state, labels } = useLater()
  const contracts = useAtomValue(state.contracts)
  const plan = useAtomValue(state.plan)
  const line = useAtomValue(state.highlight)
  const dates = useAtomValue(state.highlighted)
  const holidays = useHolidays(useAtomValue(state.number))
  const account = useAtomValue(state.account)
  if (plan.model === 'year' || !contracts || !dates || (line !== 'target' && line !== 'yearTarget'))
    return null
  const entries = inOrder(contracts)
  const days = [...dates]
  const until = days.at(-1) ?? account.start
  const free = [...holidays.keys()].filter(
    (date) => date >= account.start && date <= until && !isWorkday(plan, date) && weekdayOf(date) < 5,
  )
  return (
    <>
      {entries.map(([from], index) => {
        const next = entries[index + 1]?.[0] ?? '~'
        const own = days.filter((date) => date >= from && date < next)
        const minutes = own.reduce((sum, date) => sum + targetOn(plan, date), 0)
        return own.length > 0 && <p key={from}>{labels.contractShare(from, own.length, minutes)}</p>
      })}
      {free.length > 0 && <p>{labels.freeHolidays(free.length)}</p>}
    </>
  )
}

interface LineDaysProps {
  line: AccountLine
  account: Account
}

/** How the figure of the open line comes about, and its days by month: how many, and which where they are few. */
export function LineDays({ line, account }: LineDaysProps) {
  const { state, labels } = useLater()
  const formula = labels.lineFormula(line, account)
  const dates = [...(useAtomValue(state.highlighted) ?? [])]
  return (
    <div className="worktime-line-days">
      {formula !== undefined && <p>{formula}</p>}
      <ContractShares />
      <DaysByMonth dates={dates} />
    </div>
  )
}
