import { Button } from '@kleinzeug/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { bridgesOf, type Bridge } from '../../model/leave/bridges.ts'
import { leaveOf } from '../../model/leave/leave.ts'
import type { DayPatch } from '../../model/record/edit.ts'
import type { WorkYear } from '../../model/record/work.ts'
import { useHolidays } from '../useHolidays.ts'
import { useLater } from '../useLater.ts'

/** How many are shown. */
const SHOWN = 6

/** Days that make much of little leave; a key enters one, undo takes it back. */
export function Bridges({ year }: { year: WorkYear }) {
  const { state, labels, announce } = useLater()
  const data = useAtomValue(state.data)
  const today = useAtomValue(state.today)
  const holidays = useHolidays(year.year)
  const edit = useSetAtom(state.editDays)
  const bridges = bridgesOf(data, year, holidays, today).slice(0, SHOWN)
  const left = leaveOf(data, year, today)?.left ?? 0
  const enter = ({ dates }: Bridge) => {
    const patch: DayPatch = new Map(
      dates.map((date) => [date, { date, hoursWorked: 0, kind: 'vacation' as const }]),
    )
    edit(patch, 'fill')
    announce(labels.undoable('fill', dates[0] ?? today, dates.length))
  }
  if (holidays.size === 0) return <p className="worktime-note">{labels.bridgesNeedState}</p>
  if (bridges.length === 0) return <p className="worktime-note">{labels.noBridges}</p>
  return (
    <ul className="worktime-bridges">
      {bridges.map((bridge) => (
        <li key={bridge.from}>
          <span>
            {labels.bridge(bridge.dates.length, bridge.free)}
            <small>{labels.bridgeRange(bridge.from, bridge.to, left - bridge.dates.length)}</small>
          </span>
          <Button aria-label={labels.enterBridge(bridge.from, bridge.to)} onClick={() => enter(bridge)}>
            {labels.save}
          </Button>
        </li>
      ))}
    </ul>
  )
}
