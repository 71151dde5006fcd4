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

export function SingleKeys({ children }: SwitchProps) {
  const [on, setOn] = useSlice(singleKeysSlice)
  return (
    <div>
      <Switch label={labels.singleKeys} checked={on} onChange={setOn} />
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

/** The answer to the question about visits; there is none where the operator does not ask. */
export function VisitConsent({ children }: SwitchProps) {
  const [agreed, setAgreed] = useSlice(countVisitsSlice)
  if (visits !== 'ask') return null
  return (
    <div>
      <Switch label={labels.countVisits} checked={agreed} onChange={setAgreed} />
      <div className="settings-hint">{children}</div>
    </div>
  )
}
