/** The name of the first entry whose pattern matches. */
const first = (list: ReadonlyArray<readonly [string, RegExp]>, text: string) =>
  list.find(([, pattern]) => pattern.test(text))?.[0]

// The order matters: Edge, Opera and others also send the names of Chrome and Safari.
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

/** Browser and system of a User-Agent, such as `Firefox · Linux`, for the list of sessions. */
export const describeAgent = (userAgent = ''): string =>
  [first(browsers, userAgent), first(systems, userAgent)].filter(Boolean).join(' · ')
