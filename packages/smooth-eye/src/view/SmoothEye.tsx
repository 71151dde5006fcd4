import { stepWords } from '@kleinzeug/shell/labels'
import { memoryStorage } from '@kleinzeug/storage'
import { Announcer, Button, KeyDialog, useAnnouncer, useHydrated, useKeys } from '@kleinzeug/ui'
import { prefersReducedMotion } from '@kleinzeug/ui/reduced-motion'
import { createStore, Provider, useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useMemo, useRef, useState } from 'react'
import { defaultLabels, type SmoothEyeLabels } from '../labels.ts'
import { pathKinds } from '../model/path.ts'
import { MAX_SPEED, MIN_SPEED } from '../model/programme.ts'
import { createSmoothEyeState, systemSources, type Sources } from '../state/createSmoothEyeState.ts'
import type { SmoothEyeStorage } from '../storage.ts'
import { FieldWindow } from './FieldWindow.tsx'
import { keyTable, type KeyAction } from './keyTable.ts'
import { Log } from './Log.tsx'
import { PathKeys } from './PathKeys.tsx'
import { Reminder } from './Reminder.tsx'
import { ScreenMeasure } from './ScreenMeasure.tsx'
import { SettingsPanel } from './SettingsPanel.tsx'
import { SmoothEyeContext, useSmoothEye } from './SmoothEyeContext.ts'
import { useChimes } from './useChimes.ts'
import { useFullScreen } from './useFullScreen.ts'
import { useWakeLock } from './useWakeLock.ts'

export interface SmoothEyeProps {
  /** Where it keeps its data; in memory when left out. Give the same adapter at every render. */
  storage?: SmoothEyeStorage | undefined
  /** Texts to replace. */
  labels?: Partial<SmoothEyeLabels> | undefined
  /**
   * Whether single keys act while nothing on the page has the focus; inside the tool they always do.
   *
   * @defaultValue true
   */
  shortcuts?: boolean | undefined
  className?: string | undefined
  /** Clocks and chance, for tests and demonstrations; read once. */
  sources?: Partial<Sources> | undefined
}

/**
 * A dot to follow with the eyes, at a speed measured in degrees on your own screen.
 *
 * @example
 * ```tsx
 * const storage = localStorageAdapter('my-smooth-eye', smoothEyeSlice)
 * const App = () => <SmoothEye storage={storage} />
 * ```
 */
export function SmoothEye({ storage, labels, shortcuts = true, className = '', sources }: SmoothEyeProps) {
  const [store] = useState(createStore)
  const [clocks] = useState(() => ({ ...systemSources, ...sources }))
  const hydrated = useHydrated()
  // A server knows no data: the first render shows the defaults, and the data comes after hydration.
  const state = useMemo(
    () => createSmoothEyeState((hydrated ? storage : undefined) ?? memoryStorage(), clocks),
    [hydrated, storage, clocks],
  )
  const [announce, region] = useAnnouncer()
  const instance = useMemo(
    () => ({ state, labels: { ...defaultLabels, ...labels }, announce }),
    [state, labels, announce],
  )
  return (
    <Provider store={store}>
      <SmoothEyeContext value={instance}>
        <Device shortcuts={shortcuts} className={className} />
        <Announcer region={region} />
      </SmoothEyeContext>
    </Provider>
  )
}

const SPEED_STEP = 1

function Device({ shortcuts, className }: { shortcuts: boolean; className: string }) {
  const { state, labels, announce } = useSmoothEye()
  const root = useRef<HTMLElement>(null)
  const window = useRef<HTMLDivElement>(null)
  const status = useAtomValue(state.status)
  const settings = useAtomValue(state.settings)
  const start = useSetAtom(state.start)
  const pause = useSetAtom(state.pause)
  const stop = useSetAtom(state.stop)
  const changeSettings = useSetAtom(state.changeSettings)
  const undo = useSetAtom(state.undo)
  const redo = useSetAtom(state.redo)
  const [isFull, toggleFullScreen] = useFullScreen(window)
  const [keysShown, setKeysShown] = useState(false)
  const isRunning = status === 'running'

  useWakeLock(isRunning)
  useChimes()

  // A hidden page draws nothing: the exercise pauses, and the log has it before the page may go away.
  useEffect(() => {
    const pauseWhenHidden = () => document.hidden && pause()
    document.addEventListener('visibilitychange', pauseWhenHidden)
    addEventListener('pagehide', pause)
    return () => {
      document.removeEventListener('visibilitychange', pauseWhenHidden)
      removeEventListener('pagehide', pause)
      pause()
    }
  }, [pause])

  const toggle = () => {
    announce(isRunning ? labels.paused : '')
    if (isRunning) pause()
    else start()
  }
  const changeSpeed = (by: number) => {
    const speed = Math.min(MAX_SPEED, Math.max(MIN_SPEED, settings.speed + by))
    changeSettings({ speed })
    announce(labels.speedValue(speed))
  }
  const changePath = (by: number) => {
    const index = pathKinds.indexOf(settings.path) + by + pathKinds.length
    const path = pathKinds[index % pathKinds.length]
    if (!path) return
    changeSettings({ path, programme: 'none' })
    announce(labels.paths[path])
  }
  const actions: Record<KeyAction, () => void> = {
    toggle,
    stop,
    faster: () => changeSpeed(SPEED_STEP),
    slower: () => changeSpeed(-SPEED_STEP),
    nextPath: () => changePath(1),
    previousPath: () => changePath(-1),
    fullScreen: toggleFullScreen,
    undo: () => announce(stepWords(labels, 'undone', undo())),
    redo: () => announce(stepWords(labels, 'redone', redo())),
    showKeys: () => setKeysShown(true),
  }
  useKeys(root, keyTable, shortcuts, (action) => actions[action]())

  return (
    <section
      ref={root}
      className={`smooth-eye ${className}`.trim()}
      aria-label={labels.title}
      data-status={status}
      data-dim={settings.dim && isRunning ? '' : undefined}
    >
      <div className="smooth-eye-device">
        <FieldWindow
          ref={window}
          isFull={isFull}
          onToggle={toggle}
          onStop={stop}
          onFullScreen={toggleFullScreen}
        />
        <PathKeys />
      </div>
      {status === 'ready' && <ReducedMotionHint />}
      <div className="smooth-eye-panels">
        <SettingsPanel />
        <ScreenMeasure />
        <Reminder />
        <Log />
      </div>
      <Button variant="quiet" aria-keyshortcuts="?" onClick={actions.showKeys}>
        {labels.showKeys}
      </Button>
      <KeyDialog
        open={keysShown}
        onClose={() => setKeysShown(false)}
        title={labels.keysTitle}
        closeLabel={labels.close}
        table={keyTable}
        actionNames={labels.keys}
        keyNames={labels.keyNames}
      />
    </section>
  )
}

function ReducedMotionHint() {
  const { labels } = useSmoothEye()
  const hydrated = useHydrated()
  return hydrated && prefersReducedMotion() && <p className="smooth-eye-hint">{labels.reducedMotion}</p>
}
