// What many pages set for elements by name, as Bootstrap does: a tool's classes are stronger than that, but for what no
// class of the tool sets.

/** `revert` would also take back what the visitor's browser or a weaker rule of the tool says. */
const unset = (tool: string) =>
  `:where(section).${tool},.${tool} :where(section){padding:0}.${tool} :where(legend,dt){float:none;font-weight:inherit}`

/**
 * Puts rules at the beginning of a tool's stylesheet that are stronger than those of a page for an element's name and
 * weaker than any class of the tool. The tool's own rules for such names are among them, which in the repository are
 * weaker than everything.
 */
export function withHostGuard(css: string, tool: string): string {
  const weak = new RegExp(String.raw`:where\(\.${tool}\) (:where\([^)]*\)\{[^}]*\})`, 'g')
  const own = [...css.matchAll(weak)].map(([, rule]) => `.${tool} ${rule}`)
  return [unset(tool), ...own, css.replaceAll(weak, '')].join('')
}
