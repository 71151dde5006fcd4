import { useToolKeys } from '@kleinzeug/shell'
import { Button } from '@kleinzeug/ui'
import { prefersReducedMotion } from '@kleinzeug/ui/reduced-motion'
import { useAtomValue, useSetAtom } from 'jotai'
import { useRef } from 'react'
import { pathKinds } from '../model/path.ts'
import { MAX_SPEED, MIN_SPEED } from '../model/programme.ts'
import { LaterText } from './LaterText.tsx'
import { FieldWindow } from './window/FieldWindow.tsx'
import { keyTable, type KeyAction } from './keyTable.ts'
import { loadRun } from './run/loadRun.ts'
import { Log } from './log/Log.tsx'
import { PathKeys } from './plate/PathKeys.tsx'
import { Reminder } from './reminder/Reminder.tsx'
import { ScreenMeasure } from './screen/ScreenMeasure.tsx'
import { SettingsPanel } from './plate/SettingsPanel.tsx'
import { useSmoothEye } from './SmoothEyeContext.ts'
import { useFullScreen } from './useFullScreen.ts'

const SPEED_STEP = 1

/** The window with the dot, the plate below it, and the panels. */
export function Device() {
  const { state, labels, announce, hydrated, showKeys } = useSmoothEye()
  const window = useRef<HTMLDivElement>(null)
  const status = useAtomValue(state.status)
  const settings = useAtomValue(state.settings)
  const start = useSetAtom(state.start)
  const pause = useSetAtom(state.pause)
  const stop = useSetAtom(state.stop)
  const answer = useSetAtom(state.answer)
  const changeSettings = useSetAtom(state.changeSettings)
  const [isFull, toggleFullScreen] = useFullScreen(window)
  const isRunning = status === 'running'

  const toggle = () => {
    announce(isRunning ? labels.paused : '')
    if (isRunning) pause()
    else void loadRun().then(({ createRunner }) => start(createRunner))
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
  useToolKeys<KeyAction>(keyTable, {
    toggle,
    stop,
    answer,
    faster: () => changeSpeed(SPEED_STEP),
    slower: () => changeSpeed(-SPEED_STEP),
    nextPath: () => changePath(1),
    previousPath: () => changePath(-1),
    fullScreen: toggleFullScreen,
  })

  return (
    <>
      <div className="smooth-eye-device" data-dim={settings.dim && isRunning ? '' : undefined}>
        <FieldWindow
          ref={window}
          isFull={isFull}
          onToggle={toggle}
          // With the question a touch of the field answers it; the key pauses.
          onTap={settings.probe && isRunning ? answer : toggle}
          onStop={stop}
          onFullScreen={toggleFullScreen}
        />
        <PathKeys />
      </div>
      {status === 'ready' && hydrated && prefersReducedMotion() && (
        <p className="smooth-eye-hint">
          <LaterText name="reducedMotion" />
        </p>
      )}
      <div className="smooth-eye-panels">
        <SettingsPanel />
        <ScreenMeasure />
        <Reminder />
        <Log />
      </div>
      <Button variant="quiet" aria-keyshortcuts="?" onClick={showKeys}>
        {labels.showKeys}
      </Button>
    </>
  )
}
