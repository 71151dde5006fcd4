import { Sample, SampleKey } from '@kleinzeug/shell'
import { Choice, DotMatrix, Icon, IconButton, Legend } from '@kleinzeug/ui'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { lazy, memo, Suspense } from 'react'
import type { Account } from '../../model/account/account.ts'
import type { IsoDate } from '../../model/calendar/date.ts'
import { useIdleLoad } from './useIdleLoad.ts'
import { usePaintedAtom } from './usePaintedAtom.ts'
import { useWorktime } from '../WorktimeContext.ts'
import { YearDots } from '../year/YearDots.tsx'

// The year is what is seen first; the other views come once the page is idle, or when they are asked for.
const load = () => import('./views.ts')
const MonthGrid = lazy(async () => ({ default: (await load()).MonthGrid }))
const Years = lazy(async () => ({ default: (await load()).Years }))
const loads = [load]

/** Dots in a row of the display: as many as −1.825:00 takes. */
export const DIGITS = 50

/** The window: the balance in dots, and below it the month, the year or all years. */
export function Display() {
  const { state, labels } = useWorktime()
  const [view, setView] = useAtom(state.view)
  const number = useAtomValue(state.number)
  const sample = useAtomValue(state.sample)
  const untouched = useAtomValue(state.untouched)
  const selectYear = useSetAtom(state.selectYear)
  useIdleLoad(loads)
  return (
    <div className="ui-window worktime-window">
      <div className="worktime-head">
        <div className="worktime-stepper">
          <IconButton
            label={labels.previousYear}
            icon={<Icon name="left" />}
            onClick={() => selectYear(number - 1)}
          />
          <strong>{number}</strong>
          <IconButton
            label={labels.nextYear}
            icon={<Icon name="right" />}
            onClick={() => selectYear(number + 1)}
          />
          {sample && <Legend title={labels.sampleHint}>{labels.sample}</Legend>}
        </div>
        <Choice
          legend={labels.view}
          legendHidden
          className="worktime-views"
          value={view}
          onChange={setView}
          options={(['month', 'year', 'years'] as const).map((value) => ({
            value,
            label: labels.views[value],
          }))}
        />
      </div>
      <Sample when={untouched}>
        <Balance />
      </Sample>
      {view === 'year' && <YearDots />}
      <SampleKey when={untouched} />
      <Suspense>
        {view === 'month' && <MonthGrid />}
        {view === 'years' && <Years />}
      </Suspense>
    </div>
  )
}

/** The balance in dots, with target and actual. It follows an entry in the frame after it. */
function Balance() {
  const { state } = useWorktime()
  const account = usePaintedAtom(state.account)
  return <BalanceFigures account={account} today={useAtomValue(state.today)} />
}

const BalanceFigures = memo(function BalanceFigures({
  account,
  today,
}: {
  account: Account
  today: IsoDate
}) {
  const { labels } = useWorktime()
  const until = today < account.end ? (today < account.start ? account.start : today) : account.end
  return (
    <div className="worktime-balance">
      <div>
        <Legend>{account.empty ? labels.noEntries : labels.balanceOn(until)}</Legend>
        <DotMatrix
          className="worktime-digits"
          columns={DIGITS}
          text={account.empty ? '' : labels.signed(account.balance)}
        />
      </div>
      {!account.empty && (
        <dl className="worktime-sums">
          {account.carryOver.minutes !== 0 && (
            <div>
              <dt>{labels.carryOver}</dt>
              <dd>{labels.signed(account.carryOver.minutes)}</dd>
            </div>
          )}
          <div>
            <dt>{labels.actual}</dt>
            <dd>{labels.duration(account.actual)}</dd>
          </div>
          <div>
            <dt>{labels.target}</dt>
            <dd>{labels.duration(account.targetToDate)}</dd>
          </div>
        </dl>
      )}
    </div>
  )
})
