import { isThemeId, type ThemeId } from '@kleinzeug/ui'
import { create, type ThemeVars } from 'storybook/theming'
import { themeVars } from './managerTheme.ts'

/** Whether a theme is light or dark, for what Storybook draws itself. */
const baseOf = (theme: ThemeId) => (theme === 'light' || theme === 'lightLight' ? 'light' : 'dark')

/** Storybook's theme for docs pages in the colours of one of ours. */
export function docsTheme(theme: ThemeId): ThemeVars {
  const probe = document.createElement('div')
  probe.dataset['theme'] = theme
  document.body.append(probe)
  const style = getComputedStyle(probe)
  const colour = (role: string) => style.getPropertyValue(`--kz-${role}`).trim()
  const made = create({
    ...themeVars(baseOf(theme), colour),
    appContentBg: colour('ground'),
    buttonBg: colour('raised'),
    buttonBorder: colour('line'),
    booleanBg: colour('sunken'),
    booleanSelectedBg: colour('raised'),
  })
  probe.remove()
  return made
}

/** The theme that the toolbar or the address of a docs page chooses. */
export function themeOf(globals: unknown): ThemeId | undefined {
  const theme: unknown = typeof globals === 'object' && globals !== null && Reflect.get(globals, 'theme')
  return isThemeId(theme) ? theme : undefined
}

/** The theme in the address, `globals=theme:blue`; the first one otherwise. */
export function themeOfAddress(search: string): ThemeId {
  const [, theme] = /(?:^|;)theme:(\w+)/.exec(new URLSearchParams(search).get('globals') ?? '') ?? []
  return isThemeId(theme) ? theme : 'dark'
}
