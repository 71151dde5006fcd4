import { Legend } from '@kleinzeug/ui'
import { useAtomValue } from 'jotai'
import { leaveOf } from '../../model/leave/leave.ts'
import type { WorkYear } from '../../model/record/work.ts'
import { Fold } from '../device/Fold.tsx'
import { Bridges } from './Bridges.tsx'
import { useLater } from '../useLater.ts'

/** The leave of the year, where a contract names some. */
export function Leave({ year }: { year: WorkYear }) {
  const { state, labels } = useLater()
  const leave = leaveOf(useAtomValue(state.data), year, useAtomValue(state.today))
  if (!leave) return null
  const line = (name: string, days: number, isShown = true) =>
    isShown && (
      <li className="worktime-line">
        <span>{name}</span>
        <span>{labels.leaveCount(days)}</span>
      </li>
    )
  return (
    <section className="worktime-leave" aria-label={labels.leaveTitle(year.year)}>
      <Legend className="worktime-until">{labels.leaveTitle(year.year)}</Legend>
      <ul>
        {line(labels.leaveEntitled(leave.months), leave.entitled)}
        {line(labels.leaveCarried(leave.lapsesOn), leave.carried, leave.carried > 0)}
        {line(labels.leaveLapsed, -leave.lapsed, leave.lapsed > 0)}
        {line(labels.leaveTaken, -leave.taken)}
        {line(labels.leavePlanned, -leave.planned, leave.planned > 0)}
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
