import { defineTool, useToolKeys } from '@kleinzeug/shell'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { useRef } from 'react'
import { defaultLabels } from '../labels.ts'
import { createWorktimeState } from '../state/createWorktimeState.ts'
import { worktimeSlice } from '../storage.ts'
import { Account } from './balance/Account.tsx'
import { Display } from './device/Display.tsx'
import { Tools } from './device/Tools.tsx'
import { UnlitDevice } from './device/UnlitDevice.tsx'
import { EntryPlate } from './entry/EntryPlate.tsx'
import { useTimer } from './entry/useTimer.ts'
import { gridKeys, keyTable, type KeyAction } from './keys/keyTable.ts'
import { Sheet } from './print/Sheet.tsx'
import { EntryContext, useWorktime, worktimeContext, type EntryHandle } from './WorktimeContext.ts'

/** A server does not know what day it is where the page is read. */
const View = () => (useWorktime().hydrated ? <Device /> : <UnlitDevice />)

const worktime = defineTool({
  name: 'worktime',
  slice: worktimeSlice,
  labels: defaultLabels,
  keys: [...keyTable, ...gridKeys],
  createState: createWorktimeState,
  context: worktimeContext,
  View,
})

/**
 * A year account of working hours: a target by the day, a balance that explains itself, a year at a glance.
 *
 * @example
 * ```tsx
 * const storage = localStorageAdapter('my-worktime', worktimeSlice)
 * const App = () => <Worktime storage={storage} />
 * ```
 */
export const Worktime = worktime.Component

function Device() {
  const { state, labels, announce, showKeys } = useWorktime()
  const entry = useRef<EntryHandle>(null)
  const [, setView] = useAtom(state.view)
  const year = useAtomValue(state.number)
  const today = useAtomValue(state.today)
  const select = useSetAtom(state.select)
  const selectYear = useSetAtom(state.selectYear)
  const undo = useSetAtom(state.undo)
  const redo = useSetAtom(state.redo)
  const { toggle } = useTimer()

  const actions: Record<Exclude<KeyAction, 'showKeys'>, () => void> = {
    enterHours: () => entry.current?.focus(),
    today: () => select(today),
    timer: toggle,
    previousYear: () => selectYear(year - 1),
    nextYear: () => selectYear(year + 1),
    month: () => setView('month'),
    year: () => setView('year'),
    years: () => setView('years'),
    undo: () => {
      if (undo()) announce(labels.undone)
    },
    redo: () => {
      if (redo()) announce(labels.redone)
    },
  }
  useToolKeys<KeyAction>(keyTable, actions)

  return (
    <EntryContext value={entry}>
      <div className="ui-device worktime-device">
        <Display />
        <div className="worktime-plate">
          <EntryPlate onUndo={actions.undo} onRedo={actions.redo} />
          <Account />
          <Tools onShowKeys={showKeys} />
        </div>
        <Sheet />
      </div>
    </EntryContext>
  )
}
