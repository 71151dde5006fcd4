import { Button } from '@kleinzeug/ui'
import { useAtomValue } from 'jotai'
import { Level } from './Level.tsx'
import { useRadio } from '../RadioContext.ts'
import { StationName } from './StationName.tsx'
import { useMessage } from '../stations/useMessage.ts'

/** The display: selected station, playback state, message and level. */
export function Display() {
  const { player, labels } = useRadio()
  const { status } = useAtomValue(player.state.playback)
  const station = useAtomValue(player.state.station)
  const selected = useAtomValue(player.state.selected)
  const message = useMessage('ample')
  return (
    <div className="radio-display" data-status={status}>
      <div className="radio-display-top">
        <span>{labels.station(selected + 1)}</span>
        <span className="radio-state">
          <i className="radio-lamp" aria-hidden="true" />
          {labels.states[status]}
        </span>
      </div>
      <p className="radio-matrix" title={station.host} lang="de">
        <StationName name={station.host} lines={2} />
      </p>
      <div className="radio-message">
        <span>{message}</span>
        {status === 'error' && (
          <Button className="radio-retry" onClick={player.play}>
            {labels.retry}
          </Button>
        )}
      </div>
      <Level />
    </div>
  )
}
