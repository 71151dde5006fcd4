/** Whether a text is written in JSX. */
const isJsx = (text: string) => /=\{|\{\.\.\.|\bclassName=/.test(text)

/** The kind of a file with drawings in it; `undefined` for a drawing or data of its own. */
export function inlineKind(text: string, fileName: string): 'jsx' | 'html' | undefined {
  const [, ending = ''] = /\.(\w+)$/.exec(fileName) ?? []
  if (/^(?:[jt]sx?|mdx)$/i.test(ending)) return 'jsx'
  if (/^(?:html?|md)$/i.test(ending)) return 'html'
  if (/^(?:svgz?|json)$/i.test(ending) || !/<svg[\s>]/.test(text)) return undefined
  if (isJsx(text)) return 'jsx'
  return /^\s*<(?:svg\b|\?xml|!--|!DOCTYPE svg)/i.test(text) ? undefined : 'html'
}
