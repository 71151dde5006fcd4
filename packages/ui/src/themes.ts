/** The five themes in the order of the settings; `id` is stored and is the value of `data-theme`. */
export const themes = [
  { id: 'dark', label: 'Dunkel' },
  { id: 'darkLight', label: 'Dunkel Medium' },
  { id: 'lightLight', label: 'Hell Medium' },
  { id: 'light', label: 'Hell' },
  { id: 'blue', label: 'Blau' },
] as const

export type ThemeId = (typeof themes)[number]['id']

/** Whether a value, such as one from stored data, is the id of a theme. */
export const isThemeId = (value: unknown): value is ThemeId => themes.some((theme) => theme.id === value)
