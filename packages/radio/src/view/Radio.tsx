import { DraftsProvider, ExportContext, type DataProps, type ViewProps } from '@kleinzeug/shell'
import { Announcer, Legend, useAnnouncer, useHydrated } from '@kleinzeug/ui'
import { Provider } from 'jotai'
import { lazy, Suspense, useMemo, useRef, useState, type ReactNode } from 'react'
import { firstLabels } from '../firstLabels.ts'
import type { RadioLabels } from '../labels.ts'
import type { RadioData } from '../model/radioData.ts'
import type { Station } from '../model/station.ts'
import type { RadioPlayer } from '../state/radioPlayer.ts'
import { Display } from './display/Display.tsx'
import { Grille } from './display/Grille.tsx'
import { Knob } from './controls/Knob.tsx'
import { PinKey } from './controls/PinKey.tsx'
import { PresetKeys } from './controls/PresetKeys.tsx'
import { RadioContext, usePlayer } from './RadioContext.ts'
import { SleepTimer } from './controls/SleepTimer.tsx'
import { Stations } from './stations/Stations.tsx'
import { Transport } from './controls/Transport.tsx'
import { useRadioKeys } from './keys/useRadioKeys.ts'
import { useStationEvent } from './useStationEvent.ts'
import { useStateAnnouncements } from './useStateAnnouncements.ts'

const ShownStation = lazy(() => import('./ShownStation.tsx'))
const RadioKeyDialog = lazy(() => import('./keys/RadioKeyDialog.tsx'))

interface OwnProps {
  /**
   * The player to show, made with `createRadio`, with data of its own. Without it the component makes one and releases
   * it on unmount.
   */
  player?: RadioPlayer | undefined
  /** Called with the data after each change that is made in this tab; a `player` of yours has its own `onChange`. */
  onChange?: ((data: RadioData) => void) | undefined
  /** Called with the station that is selected in place of another one, here or in another tab. */
  onStationChange?: ((station: Station) => void) | undefined
  /** Called with each file that the visitor saves from the radio. */
  onExport?: ((file: File) => void) | undefined
  /** Whether the widget is shown: the state of the pin key. */
  pinned?: boolean | undefined
  /** Called by the pin key; without it the key is not rendered. */
  onPinnedChange?: ((pinned: boolean) => void) | undefined
  /** Texts to replace. */
  labels?: Partial<RadioLabels> | undefined
  className?: string | undefined
}

export type RadioProps = DataProps<RadioData> & OwnProps & ViewProps

/**
 * The device: display, volume knob, transport and preset keys, and a foldable editor of all stations.
 *
 * @example
 * ```tsx
 * <Radio storage={localStorageAdapter('my-radio', radioSlice)} />
 * ```
 */
export function Radio(props: RadioProps) {
  const { onStationChange, onExport, pinned = false, onPinnedChange, labels: own, className = '' } = props
  const { view, onViewChange } = props
  const isHydrated = useHydrated()
  const player = usePlayer(props.player, props)
  useStationEvent(player, onStationChange)
  const labels = useMemo(() => ({ ...firstLabels, ...own }), [own])
  const parts = useMemo(() => ({ player, labels }), [player, labels])
  const [selections] = useState(() => player.store.get(player.state.selections))
  return (
    <Provider store={player.store}>
      <RadioContext value={parts}>
        <DraftsProvider storage={player.state}>
          <ExportContext value={onExport}>
            <Device
              className={className}
              title={labels.title}
              pinned={pinned}
              {...(onPinnedChange && { onPinnedChange })}
            >
              {isHydrated && (onViewChange ?? view) && (
                <ShownStation selections={selections} view={view} onViewChange={onViewChange} />
              )}
            </Device>
          </ExportContext>
        </DraftsProvider>
      </RadioContext>
    </Provider>
  )
}

interface DeviceProps {
  className: string
  title: string
  pinned: boolean
  onPinnedChange?: (pinned: boolean) => void
  /** Parts that load later and show nothing. */
  children: ReactNode
}

function Device({ className, title, pinned, onPinnedChange, children }: DeviceProps) {
  const root = useRef<HTMLElement>(null)
  const [announce, region] = useAnnouncer()
  const [keysShown, setKeysShown] = useState(false)
  useRadioKeys(root, 'device', announce, () => setKeysShown(true))
  useStateAnnouncements(announce, 'device')
  return (
    <section ref={root} className={`radio ${className}`.trim()} aria-label={title}>
      <div className="radio-casing">
        <div className="radio-head">
          <Legend aria-hidden="true">{title}</Legend>
          {onPinnedChange && <PinKey pinned={pinned} onChange={onPinnedChange} />}
        </div>
        <Display />
        <Knob />
        <Grille />
        <div className="radio-controls">
          <Transport />
          <SleepTimer announce={announce} />
        </div>
        <PresetKeys />
      </div>
      <Stations announce={announce} />
      <Suspense>
        {children}
        {keysShown && <RadioKeyDialog open onClose={() => setKeysShown(false)} />}
      </Suspense>
      <Announcer region={region} />
    </section>
  )
}
