/** A value of the front matter: one text or a list of texts. */
export type Value = string | readonly string[]

const unquoted = (text: string): string => {
  const trimmed = text.trim()
  if (/^".*"$/s.test(trimmed)) {
    try {
      const value: unknown = JSON.parse(trimmed)
      if (typeof value === 'string') return value
    } catch {
      // Not the text that we write; taken as it is.
    }
    return trimmed.slice(1, -1)
  }
  return /^'.*'$/s.test(trimmed) ? trimmed.slice(1, -1).replaceAll("''", "'") : trimmed
}

/** Items of `[a, "b, c"]`. */
const inlineList = (text: string) =>
  Array.from(text.matchAll(/\s*("(?:[^"\\]|\\.)*"|'(?:[^']|'')*'|[^,]+)/g), ([, item = '']) =>
    unquoted(item),
  ).filter(Boolean)

const fieldLine = /^([^\s#:-][^:]*):(?:\s|$)/

/** The part of YAML that note programs write at the head of a file: texts and lists of texts, by lower-case names. */
export function readFrontMatter(head: string): ReadonlyMap<string, Value> {
  const fields = new Map<string, Value>()
  let current = ''
  for (const line of head.split('\n')) {
    const item = /^\s*-\s+((?:\S.*)?)$/.exec(line)?.[1]
    const name = fieldLine.exec(line)?.[1]
    if (item !== undefined && current) {
      const before = fields.get(current)
      fields.set(current, [...(Array.isArray(before) ? before : []), unquoted(item)])
    } else if (name !== undefined) {
      const value = line.slice(name.length + 1).trim()
      current = name.trim().toLowerCase()
      const list = /^\[(.*)\]$/.exec(value)?.[1]
      fields.set(current, list === undefined ? unquoted(value) : inlineList(list))
    }
  }
  return fields
}

/** The fields of the front matter as they were written, nested ones and comments included, apart from some by name. */
export function fieldsExcept(head: string, isLeftOut: (name: string) => boolean): string {
  let isIn = true
  const lines = head.split('\n').filter((line) => {
    const name = fieldLine.exec(line)?.[1]
    if (name !== undefined) isIn = !isLeftOut(name.trim().toLowerCase())
    return isIn
  })
  const isText = (line: string) => line.trim() !== ''
  return lines.slice(lines.findIndex(isText), lines.findLastIndex(isText) + 1).join('\n')
}
