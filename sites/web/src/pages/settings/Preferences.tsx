import { brightnessSlice, radioPinnedSlice, showExternalImagesSlice } from '@kleinzeug/storage/local'
import { Choice, Switch, themes } from '@kleinzeug/ui'
import { useSlice } from '../../record/useSlice.ts'

const themeOptions = themes.map(({ id, label }) => ({ value: id, label }))

export function Preferences() {
  const [brightness, setBrightness] = useSlice(brightnessSlice)
  const [externalImages, setExternalImages] = useSlice(showExternalImagesSlice)
  const [radioPinned, setRadioPinned] = useSlice(radioPinnedSlice)
  return (
    <div className="settings-stack">
      <Choice legend="Farbschema" options={themeOptions} value={brightness} onChange={setBrightness} />
      <div>
        <Switch label="Externe Bilder anzeigen" checked={externalImages} onChange={setExternalImages} />
        <p className="settings-hint">
          Bilder von fremden Servern werden erst geladen, wenn dieser Schalter an ist. Dabei erfahren diese
          Server deine IP-Adresse.
        </p>
      </div>
      <div>
        <Switch label="Radio anheften" checked={radioPinned} onChange={setRadioPinned} />
        <p className="settings-hint">Das kleine Radio bleibt dann auf jeder Seite oben rechts.</p>
      </div>
    </div>
  )
}
