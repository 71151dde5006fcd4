import { Legend } from '@kleinzeug/ui'
import { useAtom, useAtomValue } from 'jotai'
import type { Account as AccountData, AccountLine } from '../../model/account/account.ts'
import type { IsoDate } from '../../model/calendar/date.ts'
import { HINTS_AS_OF, hintsOf } from '../../model/account/hints.ts'
import { useWorktime } from '../WorktimeContext.ts'

/** Where the balance comes from, line by line. A line shows its days among the dots. */
export function Account() {
  const { state, labels } = useWorktime()
  const account = useAtomValue(state.account)
  const year = useAtomValue(state.year)
  if (account.empty) return <p className="worktime-note worktime-empty">{labels.emptyHint(account.year)}</p>
  const { balance } = account
  const part = (name: Exclude<AccountLine, 'target'>, label: (days: number) => string, hint?: string) =>
    account[name].dates.length > 0 && (
      <Line
        name={name}
        label={label(account[name].dates.length)}
        minutes={account[name].minutes}
        hint={hint}
      />
    )
  return (
    <div className="worktime-account">
      <Legend>{labels.whereFrom}</Legend>
      <ul>
        <Line
          name="target"
          label={labels.targetLine(account.daysToDate, account.perDay)}
          minutes={-account.targetToDate}
        />
        {account.carryOver !== 0 && (
          <li className="worktime-line">
            <span>{labels.carryOverLine(account.year - 1)}</span>
            <span>{labels.signed(account.carryOver)}</span>
          </li>
        )}
        <Line
          name="worked"
          label={labels.workedLine(account.worked.dates.length)}
          minutes={account.worked.minutes}
        />
        {part('vacation', labels.vacationLine)}
        {part('sick', labels.sickLine)}
        {part('comp', labels.compLine)}
        <li className="worktime-line worktime-total">
          <span>{balance > 0 ? labels.ahead : balance < 0 ? labels.behind : labels.even}</span>
          <strong>{labels.signed(balance)}</strong>
        </li>
        {part('outside', labels.outsideLine, labels.outsideHint)}
      </ul>
      <Outlook account={account} />
      {year.sample && <p className="worktime-note">{labels.sampleHint}</p>}
      <Hints />
    </div>
  )
}

interface LineProps {
  name: AccountLine
  label: string
  minutes: number
  hint?: string | undefined
}

/** One line of the account: pressed, its days are lit and listed by month. */
function Line({ name, label, minutes, hint }: LineProps) {
  const { state, labels } = useWorktime()
  const [highlight, setHighlight] = useAtom(state.highlight)
  const highlighted = useAtomValue(state.highlighted)
  const open = highlight === name
  return (
    <li>
      <button
        type="button"
        className="worktime-line"
        aria-expanded={open}
        title={labels.fromDays(label)}
        onClick={() => setHighlight(open ? undefined : name)}
      >
        <span>{label}</span>
        <span>{labels.signed(minutes)}</span>
      </button>
      {open && highlighted && <Months dates={[...highlighted]} />}
      {open && hint !== undefined && <p className="worktime-note">{hint}</p>}
    </li>
  )
}

/** Days by month: how many, and which where they are few. */
function Months({ dates }: { dates: readonly IsoDate[] }) {
  const { labels } = useWorktime()
  return (
    <ul className="worktime-line-days">
      {[...Map.groupBy(dates, (date) => date.slice(0, 7))].map(([month, days]) => (
        <li key={month}>
          <span>{labels.month(Number(month.slice(5)) - 1)}</span>
          <span>
            {days.length > 12 ? `${days.length}` : days.map((date) => `${Number(date.slice(8))}.`).join(' ')}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** What is still to come, in sentences. */
function Outlook({ account }: { account: AccountData }) {
  const { labels } = useWorktime()
  return (
    <div className="worktime-outlook" data-outlook={account.outlook}>
      {labels.outlook(account).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  )
}

/** Hints at the Arbeitszeitgesetz, folded away; off in the settings. */
function Hints() {
  const { state, labels } = useWorktime()
  const year = useAtomValue(state.year)
  const { hints: shown = true } = useAtomValue(state.settings)
  const hints = shown ? hintsOf(year) : []
  if (hints.length === 0) return null
  const [asOfYear, asOfMonth] = HINTS_AS_OF.split('-').map(Number)
  return (
    <details className="worktime-hints">
      <summary>{labels.hints(hints.length)}</summary>
      <ul>
        {hints.map((hint) => (
          <li key={`${hint.kind} ${hint.date}`}>{labels.hint(hint)}</li>
        ))}
      </ul>
      <p className="worktime-note">{labels.hintsNote(`${labels.month((asOfMonth ?? 1) - 1)} ${asOfYear}`)}</p>
    </details>
  )
}
