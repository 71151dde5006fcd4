import { DraftsProvider, useDayTurn } from '@kleinzeug/shell'
import { stepWords } from '@kleinzeug/shell/labels'
import { memoryStorage } from '@kleinzeug/storage'
import { Announcer, createPaintQueue, KeyDialog, useAnnouncer, useHydrated, useKeys } from '@kleinzeug/ui'
import { createStore, Provider, useAtom, useAtomValue, useSetAtom } from 'jotai'
import { useMemo, useRef, useState } from 'react'
import { defaultLabels, type WorktimeLabels } from '../labels.ts'
import { createWorktimeState } from '../state/createWorktimeState.ts'
import type { WorktimeStorage } from '../storage.ts'
import { Account } from './balance/Account.tsx'
import { UnlitDevice } from './device/UnlitDevice.tsx'
import { Display } from './device/Display.tsx'
import { EntryPlate } from './entry/EntryPlate.tsx'
import { gridKeys, keyTable, type KeyAction } from './keys/keyTable.ts'
import { Sheet } from './print/Sheet.tsx'
import { Tools } from './device/Tools.tsx'
import { useTimer } from './entry/useTimer.ts'
import { useWorktime, WorktimeContext, type EntryHandle } from './WorktimeContext.ts'

export interface WorktimeProps {
  /** Where it keeps its data; in memory when left out. Give the same adapter at every render. */
  storage?: WorktimeStorage | undefined
  /** Texts to replace. */
  labels?: Partial<WorktimeLabels> | undefined
  /**
   * Whether single keys act while nothing on the page has the focus; inside the tool they always do.
   *
   * @defaultValue true
   */
  shortcuts?: boolean | undefined
  className?: string | undefined
  /**
   * The clock, in ms since 1970, for tests and demonstrations; read once.
   *
   * @defaultValue `Date.now`
   */
  now?: (() => number) | undefined
}

/**
 * A year account of working hours: a target by the day, a balance that explains itself, a year at a glance.
 *
 * @example
 * ```tsx
 * const storage = localStorageAdapter('my-worktime', worktimeSlice)
 * const App = () => <Worktime storage={storage} />
 * ```
 */
export function Worktime({
  storage,
  labels,
  shortcuts = true,
  className = '',
  now = Date.now,
}: WorktimeProps) {
  const [store] = useState(createStore)
  const [clock] = useState(() => now)
  const state = useMemo(() => createWorktimeState(storage ?? memoryStorage(), clock), [storage, clock])
  const [announce, region] = useAnnouncer()
  const [{ add: afterPaint }] = useState(createPaintQueue)
  const entry = useRef<EntryHandle>(null)
  const texts = useMemo(() => ({ ...defaultLabels, ...labels }), [labels])
  const instance = useMemo(
    () => ({ state, labels: texts, announce, afterPaint, now: clock, entry }),
    [state, texts, announce, afterPaint, clock],
  )
  // A server does not know what day it is where the page is read.
  const hydrated = useHydrated()
  return (
    <Provider store={store}>
      <WorktimeContext value={instance}>
        <section className={`worktime ${className}`.trim()} aria-label={texts.title}>
          <DraftsProvider storage={storage}>
            {hydrated ? <Device shortcuts={shortcuts} /> : <UnlitDevice />}
          </DraftsProvider>
          <Announcer region={region} />
        </section>
      </WorktimeContext>
    </Provider>
  )
}

function Device({ shortcuts }: { shortcuts: boolean }) {
  const { state, labels, announce, entry } = useWorktime()
  const root = useRef<HTMLDivElement>(null)
  const [keysShown, setKeysShown] = useState(false)
  const [, setView] = useAtom(state.view)
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

  const actions: Record<KeyAction, () => void> = {
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
    showKeys: () => setKeysShown(true),
  }
  useKeys(root, keyTable, shortcuts, (action) => actions[action]())

  return (
    <div className="ui-device worktime-device" ref={root}>
      <Display />
      <div className="worktime-plate">
        <EntryPlate onUndo={actions.undo} onRedo={actions.redo} />
        <Account />
        <Tools onShowKeys={actions.showKeys} />
      </div>
      <KeyDialog
        open={keysShown}
        onClose={() => setKeysShown(false)}
        title={labels.keysTitle}
        closeLabel={labels.close}
        table={[...keyTable, ...gridKeys]}
        actionNames={labels.keys}
        keyNames={labels.keyNames}
      />
      <Sheet />
    </div>
  )
}
