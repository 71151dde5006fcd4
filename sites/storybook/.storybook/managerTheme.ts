import { create, type ThemeVars } from 'storybook/theming'

/** The faces of everything that Storybook itself writes. */
export const fonts = {
  fontBase: "'Instrument Sans Variable', system-ui, sans-serif",
  fontCode: "'IBM Plex Mono', ui-monospace, monospace",
}

/** Colours of the themes `dark` and `light`: the manager's page does not load `tokens.css`. */
const dark = {
  ground: '#15171a',
  panel: '#1d2024',
  well: '#0e1012',
  line: '#383d44',
  edge: '#7a7f85',
  text: '#ece9e2',
  soft: '#b1b2ae',
  accent: '#ff8a3c',
}
const light = {
  ground: '#f6f5f1',
  panel: '#ffffff',
  well: '#ffffff',
  line: '#c2beb2',
  edge: '#78756d',
  text: '#1a1a18',
  soft: '#55534d',
  accent: '#a83307',
}

/** The manager beside the stories, by what the system prefers. */
export function managerTheme(isDark: boolean): ThemeVars {
  const colour = isDark ? dark : light
  return create({
    base: isDark ? 'dark' : 'light',
    ...fonts,
    brandTitle: 'Klein Zeug',
    brandImage: `./klein-zeug-${isDark ? 'dark' : 'light'}.svg`,
    brandUrl: './',
    brandTarget: '_self',
    colorPrimary: colour.accent,
    colorSecondary: colour.accent,
    appBg: colour.ground,
    appContentBg: colour.panel,
    appPreviewBg: colour.ground,
    appBorderColor: colour.line,
    appBorderRadius: 8,
    textColor: colour.text,
    textMutedColor: colour.soft,
    textInverseColor: colour.ground,
    barBg: colour.panel,
    barTextColor: colour.soft,
    barSelectedColor: colour.accent,
    barHoverColor: colour.accent,
    inputBg: colour.well,
    inputBorder: colour.edge,
    inputTextColor: colour.text,
  })
}
