import { useDayTurn, useToolKeys } from '@kleinzeug/shell'
import { createPaintQueue } from '@kleinzeug/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { lazy, Suspense, useMemo, useRef, useState } from 'react'
import { addDays } from '../../model/calendar/date.ts'
import { Account } from '../balance/Account.tsx'
import { EntryPlate } from '../entry/EntryPlate.tsx'
import { useTimer } from '../entry/useTimer.ts'
import { keyTable, type KeyAction } from '../keys/keyTable.ts'
import { Sheet } from '../print/Sheet.tsx'
import { DevicePartsContext, worktimeContext, type EntryHandle } from '../WorktimeContext.ts'
import { Display } from './Display.tsx'
import { Tools } from './Tools.tsx'
import type { ToolsDialog } from './ToolsDialog.ts'
import { UnlitDevice } from './UnlitDevice.tsx'

const ShownPeriod = lazy(() => import('./ShownPeriod.tsx'))

/** The device; unlit before hydration, as a server does not know what day it is where the page is read. */
export function Device() {
  return worktimeContext.use().hydrated ? <LitDevice /> : <UnlitDevice />
}

function LitDevice() {
  const { state, labels, announce, props } = worktimeContext.use()
  const [{ add: afterPaint }] = useState(createPaintQueue)
  const entry = useRef<EntryHandle>(null)
  const parts = useMemo(() => ({ afterPaint, entry }), [afterPaint])
  const [open, setOpen] = useState<ToolsDialog>()
  const setView = useSetAtom(state.view)
  const year = useAtomValue(state.number)
  const today = useAtomValue(state.today)
  const chosen = useAtomValue(state.selected)
  const select = useSetAtom(state.select)
  const selectYear = useSetAtom(state.selectYear)
  const { toggle } = useTimer()

  useDayTurn(today, () => {
    if (chosen !== today) announce(labels.dayTurned(labels.longDay(today), labels.longDay(chosen)))
  })

  useToolKeys<KeyAction>(keyTable, {
    enterHours: () => entry.current?.focus(),
    today: () => select(today),
    previousDay: () => select(addDays(chosen, -1)),
    nextDay: () => select(addDays(chosen, 1)),
    timer: toggle,
    previousYear: () => selectYear(year - 1),
    nextYear: () => selectYear(year + 1),
    month: () => setView('month'),
    year: () => setView('year'),
    years: () => setView('years'),
    files: () => setOpen('files'),
  })

  return (
    <DevicePartsContext value={parts}>
      <div className="ui-device worktime-device">
        <Display />
        <div className="worktime-plate">
          <EntryPlate />
          <Account />
          <Tools open={open} onOpen={setOpen} />
        </div>
        <Sheet />
        {(props.onViewChange ?? props.view) && (
          <Suspense>
            <ShownPeriod />
          </Suspense>
        )}
      </div>
    </DevicePartsContext>
  )
}
