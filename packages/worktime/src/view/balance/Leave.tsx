import { Legend } from '@kleinzeug/ui'
import { useAtomValue } from 'jotai'
import { leaveDaysOf, leaveOf, type LeaveAccount, type LeaveLine } from '../../model/leave/leave.ts'
import type { WorkYear } from '../../model/record/work.ts'
import type { LineOfDays } from '../../state/HighlightedLine.ts'
import { Fold } from '../device/Fold.tsx'
import { useLater } from '../useLater.ts'
import { Bridges } from './Bridges.tsx'
import { DaysByMonth } from './DaysByMonth.tsx'
import { OpenableLine } from './OpenableLine.tsx'

const lineOf = (line: LeaveLine): LineOfDays => ({
  datesIn: (data, year, today) => {
    const leave = leaveOf(data, year, today)
    return leave ? leaveDaysOf(leave, line, today).map(({ date }) => date) : []
  },
})
/** One object for each, by which an open line is known. */
const lines: Readonly<Record<LeaveLine, LineOfDays>> = {
  entitled: lineOf('entitled'),
  carried: lineOf('carried'),
  lapsed: lineOf('lapsed'),
  taken: lineOf('taken'),
  planned: lineOf('planned'),
}

/** The leave of the year, where a contract names some: each line opens into its days. */
export function Leave({ year }: { year: WorkYear }) {
  const { state, labels } = useLater()
  const leave = leaveOf(useAtomValue(state.data), year, useAtomValue(state.today))
  if (!leave) return null
  const line = (of: LeaveLine, name: string, days: number, isShown = true) =>
    isShown && (
      <OpenableLine line={lines[of]} name={name} value={labels.leaveCount(days)}>
        <LeaveDays line={of} leave={leave} year={year.year} />
      </OpenableLine>
    )
  return (
    <section aria-label={labels.leaveTitle(year.year)}>
      <Legend className="worktime-until">{labels.leaveTitle(year.year)}</Legend>
      <ul>
        {line('entitled', labels.leaveEntitled(leave.months), leave.entitled)}
        {line('carried', labels.leaveCarried(leave.lapsesOn), leave.carried, leave.carried > 0)}
        {line('lapsed', labels.leaveLapsed, -leave.lapsed, leave.lapsed > 0)}
        {line('taken', labels.leaveTaken, -leave.taken)}
        {line('planned', labels.leavePlanned, -leave.planned, leave.planned > 0)}
        <li className="worktime-line worktime-total">
          <span>{labels.leaveLeft}</span>
          <strong>{labels.leaveCount(leave.left)}</strong>
        </li>
      </ul>
      {leave.lapsing > 0 && leave.lapsed === 0 && leave.lapsesOn !== undefined && (
        <p className="worktime-note">{labels.leaveLapses(leave.lapsing, leave.lapsesOn)}</p>
      )}
      <Fold className="worktime-details" label={labels.bridges}>
        <Bridges year={year} />
      </Fold>
    </section>
  )
}

interface LeaveDaysProps {
  line: LeaveLine
  leave: LeaveAccount
  year: number
}

/** How a figure of the leave comes about, and its days. */
function LeaveDays({ line, leave, year }: LeaveDaysProps) {
  const { state, labels } = useLater()
  const days = leaveDaysOf(leave, line, useAtomValue(state.today))
  return (
    <div className="worktime-line-days">
      <p>{labels.leaveFormula(line, leave, year)}</p>
      <DaysByMonth
        dates={days.map(({ date }) => date)}
        halves={new Set(days.filter(({ leave }) => leave === 0.5).map(({ date }) => date))}
      />
    </div>
  )
}
