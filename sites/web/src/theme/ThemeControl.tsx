import { LineDrawing, themePath, themes } from '@kleinzeug/ui'
import { brightnessSlice } from '../record/siteSlices.ts'
import { useSlice } from '../record/useSlice.ts'
import { mark, themeChoiceMark } from '../page/marks.ts'

const themeLabel = 'Farbschema'

/** Five themes in a native popover; `controlTheme` makes it work before React has started. */
export function ThemeControl() {
  const [brightness, setBrightness] = useSlice(brightnessSlice)
  return (
    <div className="theme-control">
      <button
        className="theme-button"
        type="button"
        popoverTarget="theme-choice"
        aria-label={themeLabel}
        title={themeLabel}
      >
        <LineDrawing path={themePath} size={20} />
      </button>
      <fieldset className="theme-choice" id="theme-choice" popover="auto" {...mark(themeChoiceMark)}>
        <legend className="ui-legend">{themeLabel}</legend>
        {themes.map(({ id, label }) => (
          <label key={id} className="theme-option" data-theme={id}>
            <input
              type="radio"
              name="theme"
              value={id}
              checked={id === brightness}
              onChange={() => setBrightness(id)}
              suppressHydrationWarning
            />
            <span className="theme-swatch" aria-hidden="true" />
            <span>{label}</span>
          </label>
        ))}
      </fieldset>
    </div>
  )
}
