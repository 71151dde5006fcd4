import { withoutEntities } from './entities.ts'

/** An element of an XML file, its name without a prefix. */
export interface XmlElement {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly XmlElement[]
  /** Its own text and that of its children. */
  readonly text: string
}

interface Open {
  name: string
  attributes: Readonly<Record<string, string>>
  children: XmlElement[]
  text: string
}

const attributesIn = (tag: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...tag.matchAll(/(?<![^\s=])([^\s=]+)=(?:"([^"<]*)"|'([^'<]*)')/g)].map(
      ([, name = '', double, single]) => [name.replace(/^.*:/, ''), withoutEntities(double ?? single ?? '')],
    ),
  )

/** Reads elements, attributes and texts, names without prefixes; declarations are left out, and nothing is fetched. */
export function readXml(source: string): XmlElement | undefined {
  const root: Open = { name: '', attributes: {}, children: [], text: '' }
  const open: Open[] = [root]
  // XML has no bare `<` within a tag. What is not closed ends there, or with the file, so that no part is searched
  // for an end again and again.
  const parts = source.matchAll(
    /<!--[\s\S]*?(?:-->|$)|<!\[CDATA\[([\s\S]*?)(?:\]\]>|$)|<[?!][^>]*(?:>|$)|<\/([^\s<>]+)\s*>|<([^\s/<>"']+)(?=[\s/>"'])((?:"[^"<]*"|'[^'<]*'|[^<>"'])*?)(\/?)>|([^<]+)/g,
  )
  for (const [, data, closing, opening, tag = '', isEmpty, text] of parts) {
    const current = open.at(-1) ?? root
    if (data !== undefined) current.text += data
    else if (text !== undefined) current.text += withoutEntities(text)
    else if (opening !== undefined) {
      const element: Open = {
        name: opening.replace(/^.*:/, ''),
        attributes: attributesIn(tag),
        children: [],
        text: '',
      }
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

/** Tags that stand within a word. */
const inline = /<\/?(?:a|b|em|font|i|span|strong|su[bp]|u)\b[^<>]*>/gi

/** A text with HTML in it: items of lists apart, paragraphs as lines. */
export function richText(element: XmlElement | undefined, ...path: readonly string[]) {
  const bullets: string[] = []
  const plain = (html: string) =>
    withoutEntities(html.replaceAll(inline, '').replaceAll(/<\/?[a-z][^<>]*>/gi, ' '))
      .replaceAll(/\s+/g, ' ')
      .trim()
  const text = (findXml(element, ...path)?.text ?? '')
    .replaceAll(/<li\b[^<>]*>((?:[^<]|<(?!\/?li\b))*)(?:<\/li>)?/gi, (_all, item: string) => {
      bullets.push(plain(item))
      return '\n'
    })
    .split(/<\/?(?:p|br|div|h[1-6])\b[^<>]*>|\n/i)
    .map(plain)
    .filter(Boolean)
    .join('\n')
  return { text, bullets: bullets.filter(Boolean) }
}
