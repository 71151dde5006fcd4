import { Button, Icon } from '@kleinzeug/ui'
import { useAtomValue } from 'jotai'
import { isOn } from '../../model/playback.ts'
import { useRadio } from '../RadioContext.ts'

/** Start or pause, stop and mute. */
export function Transport() {
  const { player, labels } = useRadio()
  const playback = useAtomValue(player.state.playback)
  const muted = useAtomValue(player.state.muted)
  const on = isOn(playback)
  return (
    <div className="radio-transport">
      <Button
        className="radio-play"
        data-down={on || undefined}
        icon={<Icon name={on ? 'pause' : 'play'} />}
        onClick={on ? player.pause : player.play}
      >
        {on ? labels.pause : labels.play}
      </Button>
      <Button icon={<Icon name="stop" />} onClick={player.stop}>
        {labels.stop}
      </Button>
      <Button
        aria-pressed={muted}
        icon={<Icon name={muted ? 'mute' : 'sound'} />}
        onClick={player.toggleMute}
      >
        {labels.mute}
      </Button>
    </div>
  )
}
