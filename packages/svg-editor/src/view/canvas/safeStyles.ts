import { mayStyle, staysInside } from '../../model/text/safety.ts'

let probe: CSSStyleDeclaration | undefined

/** Parses declarations without applying them to an element. */
function declarationsOf(text: string) {
  if (!probe) {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('*{}')
    const [rule] = sheet.cssRules
    probe = rule instanceof CSSStyleRule ? rule.style : undefined
  }
  if (probe) probe.cssText = text
  return probe
}

/** Sets the allowed declarations of a `style` attribute. */
export function setStyle(element: SVGElement, text: string): void {
  const style = declarationsOf(text)
  for (const name of style ?? []) {
    const value = style?.getPropertyValue(name) ?? ''
    if (mayStyle(name) && staysInside(value)) {
      element.style.setProperty(name, value, style?.getPropertyPriority(name))
    }
  }
}

function safeRules(rules: CSSRuleList): string {
  let text = ''
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) text += `@media ${rule.conditionText}{${safeRules(rule.cssRules)}}`
    if (rule instanceof CSSSupportsRule)
      text += `@supports ${rule.conditionText}{${safeRules(rule.cssRules)}}`
    if (!(rule instanceof CSSStyleRule) || /:host|::/.test(rule.selectorText)) continue
    const body = [...rule.style].flatMap((name) => {
      const value = rule.style.getPropertyValue(name)
      if (!mayStyle(name) || !staysInside(value)) return []
      return `${name}:${value}${rule.style.getPropertyPriority(name) && '!important'}`
    })
    // `:root` means the file's root, which in the shadow tree is the `svg` at its top.
    text += `${rule.selectorText.replaceAll(/:root\b/g, ':host>svg')}{${body.join(';')}}`
  }
  return text
}

/** A style sheet of the file, reduced to its allowed declarations. */
export function safeSheet(text: string): CSSStyleSheet {
  const raw = new CSSStyleSheet()
  raw.replaceSync(text)
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(safeRules(raw.cssRules))
  return sheet
}
