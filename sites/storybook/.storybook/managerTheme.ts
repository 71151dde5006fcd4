import { create, type ThemeVars } from 'storybook/theming'

/** Colours of the themes `dark` and `light`: the manager's page does not load `tokens.css`. */
const dark = {
  ground: '#15171a',
  panel: '#1d2024',
  well: '#0e1012',
  line: '#383d44',
  edge: '#7a7f85',
  text: '#ece9e2',
  'text-soft': '#b1b2ae',
  accent: '#ff8a3c',
}
const light = {
  ground: '#f6f5f1',
  panel: '#ffffff',
  well: '#ffffff',
  line: '#c2beb2',
  edge: '#78756d',
  text: '#1a1a18',
  'text-soft': '#55534d',
  accent: '#a83307',
}

/** What a theme of Storybook's own takes from one of ours, by the roles of its colours. */
export const themeVars = (base: 'dark' | 'light', colour: (role: keyof typeof dark) => string) => ({
  base,
  fontBase: "'Instrument Sans Variable', system-ui, sans-serif",
  fontCode: "'IBM Plex Mono', ui-monospace, monospace",
  colorPrimary: colour('accent'),
  colorSecondary: colour('accent'),
  appBg: colour('ground'),
  appPreviewBg: colour('ground'),
  appBorderColor: colour('line'),
  appBorderRadius: 8,
  textColor: colour('text'),
  textMutedColor: colour('text-soft'),
  textInverseColor: colour('ground'),
  barBg: colour('panel'),
  barTextColor: colour('text-soft'),
  barSelectedColor: colour('accent'),
  barHoverColor: colour('accent'),
  inputBg: colour('well'),
  inputBorder: colour('edge'),
  inputTextColor: colour('text'),
})

/** The manager beside the stories, by what the system prefers. */
export function managerTheme(isDark: boolean): ThemeVars {
  const base = isDark ? 'dark' : 'light'
  const colours = isDark ? dark : light
  return create({
    ...themeVars(base, (role) => colours[role]),
    appContentBg: colours.panel,
    brandTitle: 'Klein Zeug',
    brandImage: `./klein-zeug-${base}.svg`,
    brandUrl: './',
    brandTarget: '_self',
  })
}
