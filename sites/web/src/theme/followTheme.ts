import { isThemeId } from '@kleinzeug/ui'
import { pendingThemeMark } from '../page/marks.ts'
import { page } from '../page/page.ts'
import { brightnessSlice } from '../record/siteSlices.ts'

/** Shows the theme of the record, and stores in it what was chosen before React had started. */
export function followTheme(): void {
  const root = document.documentElement
  const brightness = page.record.slice(brightnessSlice)
  const store = () => {
    const chosen = root.getAttribute(pendingThemeMark)
    root.removeAttribute(pendingThemeMark)
    if (isThemeId(chosen)) brightness.write(chosen)
  }
  const show = () => {
    root.dataset['theme'] = brightness.read() ?? brightnessSlice.defaults()
  }
  store()
  // A choice made while React is hydrating the control reaches no component.
  document.addEventListener('change', store)
  brightness.subscribe(show)
  show()
}
