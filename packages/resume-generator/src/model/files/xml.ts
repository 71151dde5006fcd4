/** An element of an XML file, its name without a prefix. */
export interface XmlElement {
  readonly name: string
  readonly children: readonly XmlElement[]
  /** Its own text and that of its children. */
  readonly text: string
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const decoded = (text: string) =>
  text.replaceAll(
    /&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi,
    (all, decimal?: string, hex?: string, name?: string) => {
      const code = decimal ? Number(decimal) : hex ? Number.parseInt(hex, 16) : undefined
      if (code !== undefined) return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
      return entities[name ?? ''] ?? all
    },
  )

interface Open {
  name: string
  children: XmlElement[]
  text: string
}

/** Reads elements and texts; attributes and declarations are left out, and nothing is fetched. */
export function readXml(source: string): XmlElement | undefined {
  const root: Open = { name: '', children: [], text: '' }
  const open: Open[] = [root]
  // XML has no bare `<` within a tag. What is not closed ends there, or with the file, so that no part is searched
  // for an end again and again.
  const parts = source.matchAll(
    /<!--[\s\S]*?(?:-->|$)|<!\[CDATA\[([\s\S]*?)(?:\]\]>|$)|<[?!][^>]*(?:>|$)|<\/([^\s<>]+)\s*>|<([^\s/<>"']+)(?=[\s/>"'])(?:"[^"<]*"|'[^'<]*'|[^<>"'])*?(\/?)>|([^<]+)/g,
  )
  for (const [, data, closing, opening, isEmpty, text] of parts) {
    const current = open.at(-1) ?? root
    if (data !== undefined) current.text += data
    else if (text !== undefined) current.text += decoded(text)
    else if (opening !== undefined) {
      const element = { name: opening.replace(/^.*:/, ''), children: [], text: '' }
      current.children.push(element)
      if (!isEmpty) open.push(element)
    } else if (closing !== undefined && open.length > 1) {
      const done = open.pop()
      const parent = open.at(-1)
      if (done && parent) parent.text += `${done.text} `
    }
  }
  return root.children[0]
}

/** The first element at a path of names, each somewhere below the one before. */
export function findXml(element: XmlElement | undefined, ...path: readonly string[]): XmlElement | undefined {
  const [name, ...rest] = path
  if (!element || name === undefined) return element
  for (const found of allXml(element, name)) {
    const deeper = findXml(found, ...rest)
    if (deeper) return deeper
  }
  return undefined
}

/** All elements of a name below an element, not within one another. */
export const allXml = (element: XmlElement | undefined, name: string): readonly XmlElement[] =>
  element?.children.flatMap((child) => (child.name === name ? [child] : allXml(child, name))) ?? []

export const xmlText = (element: XmlElement | undefined, ...path: readonly string[]) =>
  findXml(element, ...path)
    ?.text.replaceAll(/<[^>]*>?/g, (tag) => (tag.endsWith('>') ? ' ' : tag))
    .replaceAll(/\s+/g, ' ')
    .trim() ?? ''
