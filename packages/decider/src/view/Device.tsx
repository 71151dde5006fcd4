import { DeciderKeys } from './DeciderKeys.tsx'
import { DrawWindow } from './draw/DrawWindow.tsx'
import { SpinKeys } from './draw/SpinKeys.tsx'
import { useSpin } from './draw/useSpin.ts'
import { Editor } from './lists/Editor.tsx'
import { SettingsPlate } from './SettingsPlate.tsx'

/** The device: the window in which the highlight runs, the keys, and the plate with the settings; the lists beside it. */
export function Device() {
  const { frame, spin, skip } = useSpin()
  return (
    <div className="decider-body">
      <div className="decider-device">
        <DrawWindow ref={frame} />
        <SpinKeys onSpin={spin} onSkip={skip} />
        <SettingsPlate>
          <DeciderKeys onSpin={spin} />
        </SettingsPlate>
      </div>
      <Editor />
    </div>
  )
}
