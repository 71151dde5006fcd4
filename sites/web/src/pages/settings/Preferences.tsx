import type { Slice } from '@kleinzeug/storage'
import { Choice, Switch, themes } from '@kleinzeug/ui'
import type { ReactNode } from 'react'
import { visits } from '../../site.config.ts'
import {
  brightnessSlice,
  countVisitsSlice,
  radioPinnedSlice,
  showExternalImagesSlice,
  singleKeysSlice,
} from '../../record/siteSlices.ts'
import { startToolsSlice } from '../../record/startToolsSlice.ts'
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

/** A switch for a slice that is either on or off. */
const switchOf = (slice: Slice<boolean>, label: string) =>
  function SliceSwitch({ children }: SwitchProps) {
    const [checked, setChecked] = useSlice(slice)
    return (
      <div>
        <Switch label={label} checked={checked} onChange={setChecked} />
        <div className="settings-hint">{children}</div>
      </div>
    )
  }

export const ExternalImages = switchOf(showExternalImagesSlice, labels.externalImages)
export const SingleKeys = switchOf(singleKeysSlice, labels.singleKeys)
export const PinnedRadio = switchOf(radioPinnedSlice, labels.pinRadio)

/** Whether the start page shows the visitor's own tools first; pins stay when it is off. */
export function OwnTools({ children }: SwitchProps) {
  const [{ own, ...others }, set] = useSlice(startToolsSlice)
  return (
    <div>
      <Switch label={labels.ownTools} checked={own} onChange={(on) => set({ ...others, own: on })} />
      <div className="settings-hint">{children}</div>
    </div>
  )
}

/** The answer to the question about visits; there is none where the operator does not ask. */
export const VisitConsent = visits === 'ask' ? switchOf(countVisitsSlice, labels.countVisits) : () => null
