import { useAtomValue } from 'jotai'
import { useRadio } from '../RadioContext.ts'

const segments = Array.from({ length: 20 }, (_, index) => index)

/** Shows the volume as a row of segments, lit while the radio plays. Not a level meter: it does not analyse the audio. */
export function Level() {
  const { player } = useRadio()
  const { status } = useAtomValue(player.state.playback)
  const volume = useAtomValue(player.state.volume)
  const muted = useAtomValue(player.state.muted)
  const lit = muted ? 0 : Math.round(volume * segments.length)
  return (
    <svg
      className="radio-level"
      data-status={status}
      viewBox={`0 0 ${segments.length * 12 - 3} 6`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {segments.map((segment) => (
        <rect key={segment} x={segment * 12} width="9" height="6" data-lit={segment < lit || undefined} />
      ))}
    </svg>
  )
}
