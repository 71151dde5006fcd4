import type { RefObject } from 'react'
import { DeciderKeys } from './DeciderKeys.tsx'
import { DrawWindow } from './draw/DrawWindow.tsx'
import { SettingsPlate } from './SettingsPlate.tsx'
import { SpinKeys } from './draw/SpinKeys.tsx'
import { useSpin } from './draw/useSpin.ts'

interface DeviceProps {
  root: RefObject<HTMLElement | null>
  shortcuts: boolean
}

/** The device: the window in which the highlight runs, the keys, and the plate with the settings. */
export function Device({ root, shortcuts }: DeviceProps) {
  const { frame, spin, skip } = useSpin()
  return (
    <div className="decider-device">
      <DrawWindow ref={frame} />
      <SpinKeys onSpin={spin} onSkip={skip} />
      <SettingsPlate>
        <DeciderKeys root={root} everywhere={shortcuts} onSpin={spin} />
      </SettingsPlate>
    </div>
  )
}
