import { Choice, Switch, themes } from '@kleinzeug/ui'
import type { ReactNode } from 'react'
import { brightnessSlice, radioPinnedSlice, showExternalImagesSlice } from '../../record/siteSlices.ts'
import { useSlice } from '../../record/useSlice.ts'
import { settingsLabels as labels } from './labels.ts'

const themeOptions = themes.map(({ id, label }) => ({ value: id, label }))

export function ThemeChoice() {
  const [brightness, setBrightness] = useSlice(brightnessSlice)
  return <Choice legend={labels.theme} options={themeOptions} value={brightness} onChange={setBrightness} />
}

interface SwitchProps {
  /** What it means, beneath it. */
  children: ReactNode
}

export function ExternalImages({ children }: SwitchProps) {
  const [shown, setShown] = useSlice(showExternalImagesSlice)
  return (
    <div>
      <Switch label={labels.externalImages} checked={shown} onChange={setShown} />
      <div className="settings-hint">{children}</div>
    </div>
  )
}

export function PinnedRadio({ children }: SwitchProps) {
  const [pinned, setPinned] = useSlice(radioPinnedSlice)
  return (
    <div>
      <Switch label={labels.pinRadio} checked={pinned} onChange={setPinned} />
      <div className="settings-hint">{children}</div>
    </div>
  )
}
