/** Media queries of the rules as their stylesheets have them, before the first was replaced. */
const written = new WeakMap<CSSMediaRule, string>()

function* mediaRules(rules: CSSRuleList): Generator<CSSMediaRule> {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) yield rule
    if (rule instanceof CSSGroupingRule) yield* mediaRules(rule.cssRules)
  }
}

let isEmulating = false

/**
 * Lets the rules below some media features act whatever the system is set to, for the toolbar. A script that asks
 * `matchMedia` still gets the answer of the system.
 *
 * @param features such as `prefers-reduced-motion: reduce`
 */
export function emulateMedia(features: readonly string[]): void {
  if (features.length === 0 && !isEmulating) return
  isEmulating = features.length > 0
  for (const sheet of document.styleSheets)
    for (const rule of mediaRules(sheet.cssRules)) {
      const query = written.get(rule) ?? rule.media.mediaText
      written.set(rule, query)
      rule.media.mediaText = features.some((feature) => query.includes(feature)) ? 'all' : query
    }
}
