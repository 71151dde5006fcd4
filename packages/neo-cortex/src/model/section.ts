/** The heading or block that a link names behind its #: `Titel#Abschnitt`, `Titel#^block`. */
export const sectionName = (inner: string) => {
  const hash = inner.indexOf('#')
  return hash > 0 ? inner.slice(hash + 1).trim() : ''
}

const headingOf = (line: string) => /^(#{1,6})\s+(\S.*)$/.exec(line)

/** What of a text a link names: all of it, what stands below a heading, or the paragraph of a block; else nothing. */
export function sectionOf(text: string, name: string): string | undefined {
  if (name === '') return text
  if (name.startsWith('^')) {
    const mark = new RegExp(`\\^${name.slice(1).replaceAll(/[^\w-]/g, '')}$`, 'm')
    const paragraph = /^\^[\w-]+$/.test(name)
      ? text.split(/\n{2,}/).find((part) => mark.test(part))
      : undefined
    return paragraph?.replace(mark, '').trim()
  }
  const lines = text.split('\n')
  const wanted = (name.split('#').at(-1) ?? '').trim().toLowerCase()
  const start = lines.findIndex((line) => headingOf(line)?.[2]?.trim().toLowerCase() === wanted)
  if (start < 0) return undefined
  const depth = headingOf(lines[start] ?? '')?.[1]?.length ?? 1
  const rest = lines.slice(start + 1)
  const end = rest.findIndex((line) => (headingOf(line)?.[1]?.length ?? 7) <= depth)
  return rest
    .slice(0, end < 0 ? undefined : end)
    .join('\n')
    .trim()
}
