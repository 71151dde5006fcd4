/** Media queries of the rules as their stylesheets have them, before the first was replaced. */
const written = new WeakMap<CSSMediaRule, string>()

function* mediaRules(rules: CSSRuleList): Generator<CSSMediaRule> {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) yield rule
    if (rule instanceof CSSGroupingRule) yield* mediaRules(rule.cssRules)
  }
}

const always = '(min-width: 0px)'
const never = '(max-width: 0px)'

/** What a part of a query becomes while the toolbar asks for it. */
const emulations = {
  reducedMotion: [
    [/\(prefers-reduced-motion: reduce\)/g, always],
    [/\(prefers-reduced-motion: no-preference\)/g, never],
  ],
  forcedColours: [[/\(forced-colors: active\)/g, always]],
  print: [
    [/\bprint\b/g, 'all'],
    [/\bscreen\b/g, 'print'],
  ],
} as const

export type Emulation = keyof typeof emulations

let emulated = ''

/** Applies the rules for some media whatever the system says; `matchMedia` and forced colours stay the system's. */
export function emulateMedia(wanted: readonly Emulation[]): void {
  const key = wanted.join(' ')
  document.documentElement.dataset['emulated'] = key
  if (!key && !emulated) return
  emulated = key
  for (const sheet of document.styleSheets)
    for (const rule of mediaRules(sheet.cssRules)) {
      const query = written.get(rule) ?? rule.media.mediaText
      written.set(rule, query)
      rule.media.mediaText = wanted
        .flatMap((name) => [...emulations[name]])
        .reduce((text, [part, replacement]) => text.replaceAll(part, replacement), query)
    }
}
