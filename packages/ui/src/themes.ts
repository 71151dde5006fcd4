/** The five themes in the order they are offered; `id` is what the record and `data-theme` hold. */
export const themes = [
  { id: 'dark', label: 'Dunkel' },
  { id: 'darkLight', label: 'Dunkel Medium' },
  { id: 'lightLight', label: 'Hell Medium' },
  { id: 'light', label: 'Hell' },
  { id: 'blue', label: 'Blau' },
] as const

export type ThemeId = (typeof themes)[number]['id']

export const isThemeId = (value: unknown): value is ThemeId => themes.some((theme) => theme.id === value)
