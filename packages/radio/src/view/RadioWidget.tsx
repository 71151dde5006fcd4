import { Announcer, Icon, IconButton, useAnnouncer } from '@kleinzeug/ui'
import { Provider, useAtomValue } from 'jotai'
import { useMemo, useRef } from 'react'
import { defaultLabels, type RadioLabels } from '../labels.ts'
import { wantsSound } from '../model/playback.ts'
import type { RadioPlayer } from '../state/createRadio.ts'
import { Level } from './Level.tsx'
import { RadioContext, usePlayer, useRadio } from './RadioContext.ts'
import { useMessage } from './useMessage.ts'
import { useRadioKeys } from './useRadioKeys.ts'
import { useSpokenState } from './useSpokenState.ts'

export interface RadioWidgetProps {
  /** The one player of the site, made with `createRadio`. */
  player: RadioPlayer
  /** Whether it is shown; when not, it renders nothing. @defaultValue true */
  pinned?: boolean
  /** Called by the pin key; without it there is none. */
  onPinnedChange?: (pinned: boolean) => void
  labels?: Partial<RadioLabels>
  className?: string
}

/** The radio for the corner of every page: 128 px high, at most 300 px wide. Where it stands is up to the site. */
export function RadioWidget({
  player: given,
  pinned = true,
  onPinnedChange,
  labels: own,
  className = '',
}: RadioWidgetProps) {
  const player = usePlayer(given, undefined)
  const labels = useMemo(() => ({ ...defaultLabels, ...own }), [own])
  const parts = useMemo(() => ({ player, labels }), [player, labels])
  if (!pinned) return null
  return (
    <Provider store={player.store}>
      <RadioContext value={parts}>
        <Pocket className={className} {...(onPinnedChange && { onPinnedChange })} />
      </RadioContext>
    </Provider>
  )
}

interface PocketProps {
  className: string
  onPinnedChange?: (pinned: boolean) => void
}

function Pocket({ className, onPinnedChange }: PocketProps) {
  const { player, labels } = useRadio()
  const playback = useAtomValue(player.state.playback)
  const station = useAtomValue(player.state.station)
  const muted = useAtomValue(player.state.muted)
  const message = useMessage('little')
  const root = useRef<HTMLElement>(null)
  const [announce, region] = useAnnouncer()
  useRadioKeys(root, 'widget', announce)
  useSpokenState(announce, 'widget')
  const on = wantsSound(playback)
  return (
    <section ref={root} className={`radio-widget ${className}`.trim()} aria-label={labels.widgetTitle}>
      <div className="radio-widget-display" data-status={playback.status}>
        <p className="radio-widget-name" title={station.host}>
          {station.host}
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
      <Announcer region={region} />
    </section>
  )
}
