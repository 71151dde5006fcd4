import { Keys } from './Keys.tsx'
import { Plate } from './Plate.tsx'
import { useSpin } from './useSpin.ts'
import { Window } from './Window.tsx'

/** The instrument: the window in which the light runs, the keys, and the plate with its settings. */
export function Device() {
  const { parts, spin, skip } = useSpin()
  return (
    <div className="decider-device">
      <Window {...parts} />
      <Keys onSpin={spin} onSkip={skip} />
      <Plate />
    </div>
  )
}
