import { marked, pendingThemeMark, themeChoiceMark } from '../page/marks.ts'

/** Makes the theme control work before React has started. */
export function controlTheme(): void {
  const root = document.documentElement
  for (const input of document.querySelectorAll<HTMLInputElement>(`${marked(themeChoiceMark)} input`))
    input.checked = input.value === root.dataset['theme']

  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !target.closest(marked(themeChoiceMark))) return
    root.dataset['theme'] = target.value
    root.setAttribute(pendingThemeMark, target.value)
  })
}
