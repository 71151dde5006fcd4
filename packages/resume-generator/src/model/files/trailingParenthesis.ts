/** A text before the parentheses at its end, and what stands in them. */
export function trailingParenthesis(text: string): { before: string; inner: string } | undefined {
  const open = text.lastIndexOf('(')
  if (open < 0 || text.indexOf(')', open) !== text.length - 1) return undefined
  return { before: text.slice(0, open).trimEnd(), inner: text.slice(open + 1, -1) }
}
