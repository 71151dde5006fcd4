import { strFromU8, unzipSync } from 'fflate'
import { findXml, readXml, type XmlElement } from './xml.ts'

/** Bytes that the text of a document is unpacked to at most. */
const LIMIT = 20_000_000
const TEXT = 'word/document.xml'

/** The text below an element; what Word repeats for older programs, deleted text and codes of fields are left out. */
function textIn({ name, text, children }: XmlElement): string {
  if (name === 't') return text
  if (name === 'tab') return '\t'
  if (name === 'br' || name === 'cr') return '\n'
  if (name === 'noBreakHyphen') return '\u2011'
  if (['Fallback', 'delText', 'instrText', 'pPr'].includes(name)) return ''
  return children.map(textIn).join('')
}

const isItem = (paragraph: XmlElement) => {
  const style = findXml(paragraph, 'pPr', 'pStyle')?.attributes['val'] ?? ''
  return findXml(paragraph, 'pPr', 'numPr') !== undefined || /list.?bullet|aufz/i.test(style)
}

/** The paragraphs below an element; one in a box of text belongs to the paragraph that the box stands in. */
const paragraphsIn = (element: XmlElement): readonly XmlElement[] =>
  element.children.flatMap((child) =>
    child.name === 'p' ? [child] : child.name === 'Fallback' ? [] : paragraphsIn(child),
  )

/** The paragraphs of a Word document, those of tables cell by cell; `undefined` for another zip. */
export function docxText(bytes: Uint8Array): string | undefined {
  const files = unzipSync(bytes, {
    filter: ({ name, originalSize }) => name === TEXT && originalSize <= LIMIT,
  })
  const content = files[TEXT]
  const body = content && findXml(readXml(strFromU8(content)), 'body')
  if (!body) return undefined
  return paragraphsIn(body)
    .map((paragraph) => (isItem(paragraph) ? '- ' : '') + textIn(paragraph))
    .join('\n')
}
