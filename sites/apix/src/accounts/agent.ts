/** The first of a list whose pattern fits. */
const first = (list: ReadonlyArray<readonly [string, RegExp]>, text: string) =>
  list.find(([, pattern]) => pattern.test(text))?.[0]

// In this order: many browsers also name those that they want to be taken for.
const browsers = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
] as const

const systems = [
  ['Windows', /\bWindows\b/],
  ['Android', /\bAndroid\b/],
  ['iOS', /\b(?:iPhone|iPad|iPod)\b/],
  ['macOS', /\bMac OS X\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
] as const

/** Browser and system of a User-Agent, such as `Firefox · Linux`: enough to tell one's own apart. */
export const describeAgent = (userAgent = ''): string =>
  [first(browsers, userAgent), first(systems, userAgent)].filter(Boolean).join(' · ')
