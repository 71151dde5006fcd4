import { DrawWindow } from './DrawWindow.tsx'
import { SettingsPlate } from './SettingsPlate.tsx'
import { SpinKeys } from './SpinKeys.tsx'
import { useSpin } from './useSpin.ts'

/** The device: the window in which the highlight runs, the keys, and the plate with the settings. */
export function Device() {
  const { frame, spin, skip } = useSpin()
  return (
    <div className="decider-device">
      <DrawWindow ref={frame} />
      <SpinKeys onSpin={spin} onSkip={skip} />
      <SettingsPlate />
    </div>
  )
}
