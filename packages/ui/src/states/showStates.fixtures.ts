/** States that only a pointer or a key brings about. */
export const pseudoStates = ['hover', 'focus-visible', 'active'] as const

/** Elements with this attribute look as if they were in the states that it lists. */
export const shownState = 'data-shown-state'

const seen = new WeakSet<CSSStyleSheet>()

/** Adds after each rule with a state the same rule for elements that carry the state as an attribute. */
function addRules(parent: CSSStyleSheet | CSSGroupingRule) {
  for (let index = parent.cssRules.length - 1; index >= 0; index -= 1) {
    const rule = parent.cssRules[index]
    if (rule instanceof CSSStyleRule) {
      const selector = pseudoStates.reduce(
        (text, state) => text.replaceAll(`:${state}`, `[${shownState}~='${state}']`),
        rule.selectorText,
      )
      if (selector !== rule.selectorText)
        parent.insertRule(`${selector} { ${rule.style.cssText} }`, index + 1)
    } else if (rule instanceof CSSGroupingRule) addRules(rule)
  }
}

/** Lets `data-shown-state` show the states that the stylesheets of the document know. Each sheet is read once. */
export function showStates(): void {
  for (const sheet of document.styleSheets) {
    // Another origin's rules cannot be read.
    if (seen.has(sheet) || (sheet.href && new URL(sheet.href).origin !== location.origin)) continue
    seen.add(sheet)
    addRules(sheet)
  }
}
