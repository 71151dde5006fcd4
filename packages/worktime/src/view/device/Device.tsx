import { useDayTurn, useToolKeys } from '@kleinzeug/shell'
import { stepWords } from '@kleinzeug/shell/labels'
import { createPaintQueue } from '@kleinzeug/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useMemo, useRef, useState } from 'react'
import { Account } from '../balance/Account.tsx'
import { EntryPlate } from '../entry/EntryPlate.tsx'
import { useTimer } from '../entry/useTimer.ts'
import { keyTable, type KeyAction } from '../keys/keyTable.ts'
import { Sheet } from '../print/Sheet.tsx'
import { DevicePartsContext, worktimeContext, type EntryHandle } from '../WorktimeContext.ts'
import { Display } from './Display.tsx'
import { Tools } from './Tools.tsx'
import { UnlitDevice } from './UnlitDevice.tsx'

/** The device; unlit before hydration, as a server does not know what day it is where the page is read. */
export function Device() {
  return worktimeContext.use().hydrated ? <LitDevice /> : <UnlitDevice />
}

function LitDevice() {
  const { state, labels, announce, showKeys } = worktimeContext.use()
  const [{ add: afterPaint }] = useState(createPaintQueue)
  const entry = useRef<EntryHandle>(null)
  const parts = useMemo(() => ({ afterPaint, entry }), [afterPaint])
  const setView = useSetAtom(state.view)
  const year = useAtomValue(state.number)
  const today = useAtomValue(state.today)
  const chosen = useAtomValue(state.selected)
  const select = useSetAtom(state.select)
  const selectYear = useSetAtom(state.selectYear)
  const undo = useSetAtom(state.undo)
  const redo = useSetAtom(state.redo)
  const { toggle } = useTimer()

  useDayTurn(today, () => {
    if (chosen !== today) announce(labels.dayTurned(labels.longDay(today), labels.longDay(chosen)))
  })

  const actions: Record<Exclude<KeyAction, 'showKeys'>, () => void> = {
    enterHours: () => entry.current?.focus(),
    today: () => select(today),
    timer: toggle,
    previousYear: () => selectYear(year - 1),
    nextYear: () => selectYear(year + 1),
    month: () => setView('month'),
    year: () => setView('year'),
    years: () => setView('years'),
    undo: () => announce(stepWords(labels, 'undone', undo())),
    redo: () => announce(stepWords(labels, 'redone', redo())),
  }
  useToolKeys<KeyAction>(keyTable, actions)

  return (
    <DevicePartsContext value={parts}>
      <div className="ui-device worktime-device">
        <Display />
        <div className="worktime-plate">
          <EntryPlate onUndo={actions.undo} onRedo={actions.redo} />
          <Account />
          <Tools onShowKeys={showKeys} />
        </div>
        <Sheet />
      </div>
    </DevicePartsContext>
  )
}
