import { Announcer, Icon, IconButton, useAnnouncer } from '@kleinzeug/ui'
import { Provider, useAtomValue } from 'jotai'
import { lazy, Suspense, useMemo, useRef, useState } from 'react'
import { firstLabels } from '../firstLabels.ts'
import type { RadioLabels } from '../labels.ts'
import { isOn } from '../model/playback.ts'
import type { RadioPlayer } from '../state/radioPlayer.ts'
import { Level } from './display/Level.tsx'
import { RadioContext, usePlayer, useRadio } from './RadioContext.ts'
import { StationName } from './display/StationName.tsx'
import { useMessage } from './stations/useMessage.ts'
import { useRadioKeys } from './keys/useRadioKeys.ts'
import { useStateAnnouncements } from './useStateAnnouncements.ts'

const RadioKeyDialog = lazy(() => import('./keys/RadioKeyDialog.tsx'))

export interface RadioWidgetProps {
  /** The player to control, made with `createRadio`. */
  player: RadioPlayer
  /** Whether the widget is rendered. @defaultValue true */
  pinned?: boolean | undefined
  /** Called by the key that unpins; without it the key is not rendered. */
  onPinnedChange?: ((pinned: boolean) => void) | undefined
  labels?: Partial<RadioLabels> | undefined
  className?: string | undefined
}

/**
 * A small radio for every page, 128 px high. The page positions it and sets its width.
 *
 * @example
 * ```tsx
 * <RadioWidget player={player} pinned={pinned} onPinnedChange={setPinned} />
 * ```
 */
export function RadioWidget({
  player: shared,
  pinned = true,
  onPinnedChange,
  labels: own,
  className = '',
}: RadioWidgetProps) {
  const player = usePlayer(shared)
  const labels = useMemo(() => ({ ...firstLabels, ...own }), [own])
  const parts = useMemo(() => ({ player, labels }), [player, labels])
  if (!pinned) return null
  return (
    <Provider store={player.store}>
      <RadioContext value={parts}>
        <WidgetView className={className} {...(onPinnedChange && { onPinnedChange })} />
      </RadioContext>
    </Provider>
  )
}

interface WidgetViewProps {
  className: string
  onPinnedChange?: (pinned: boolean) => void
}

function WidgetView({ className, onPinnedChange }: WidgetViewProps) {
  const { player, labels } = useRadio()
  const playback = useAtomValue(player.state.playback)
  const station = useAtomValue(player.state.station)
  const muted = useAtomValue(player.state.muted)
  const message = useMessage('little')
  const root = useRef<HTMLElement>(null)
  const [announce, region] = useAnnouncer()
  const [keysShown, setKeysShown] = useState(false)
  useRadioKeys(root, 'widget', announce, () => setKeysShown(true))
  useStateAnnouncements(announce, 'widget')
  const on = isOn(playback)
  return (
    <section ref={root} className={`radio-widget ${className}`.trim()} aria-label={labels.widgetTitle}>
      <div className="radio-widget-display" data-status={playback.status}>
        <p className="radio-widget-name" title={station.host}>
          <StationName name={station.host} lines={1} />
        </p>
        <p className="radio-widget-state" title={message || undefined}>
          <i className="radio-lamp" aria-hidden="true" />
          <b>{labels.states[playback.status]}</b>
          <span>{message}</span>
        </p>
        <Level />
      </div>
      <div className="radio-widget-keys">
        <IconButton
          variant="key"
          className="radio-play"
          data-down={on || undefined}
          label={on ? labels.pause : labels.play}
          icon={<Icon name={on ? 'pause' : 'play'} />}
          onClick={on ? player.pause : player.play}
        />
        <IconButton variant="key" label={labels.stop} icon={<Icon name="stop" />} onClick={player.stop} />
        <IconButton
          variant="key"
          label={labels.previous}
          icon={<Icon name="left" />}
          onClick={() => player.step(-1)}
        />
        <IconButton
          variant="key"
          label={labels.next}
          icon={<Icon name="right" />}
          onClick={() => player.step(1)}
        />
        <IconButton
          variant="key"
          label={labels.mute}
          aria-pressed={muted}
          icon={<Icon name={muted ? 'mute' : 'sound'} />}
          onClick={player.toggleMute}
        />
        {onPinnedChange && (
          <IconButton
            label={labels.unpin}
            title={labels.unpinHint}
            icon={<Icon name="close" />}
            onClick={() => onPinnedChange(false)}
          />
        )}
      </div>
      {keysShown && (
        <Suspense>
          <RadioKeyDialog open onClose={() => setKeysShown(false)} />
        </Suspense>
      )}
      <Announcer region={region} />
    </section>
  )
}
