/** Where a theme chosen before React has started waits to be stored. */
export const pendingTheme = 'pendingTheme'

/** Makes the radio buttons of the theme control work from the first moment on. */
export function controlTheme(): void {
  const root = document.documentElement
  for (const input of document.querySelectorAll<HTMLInputElement>('[data-theme-choice] input'))
    input.checked = input.value === root.dataset['theme']

  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !target.closest('[data-theme-choice]')) return
    root.dataset['theme'] = target.value
    root.dataset[pendingTheme] = target.value
  })
}
