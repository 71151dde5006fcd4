import { cleanTags, oneLine, type CardFields } from './card.ts'
import { typedAddress, hostOf } from './webAddress.ts'

export interface QuickLine {
  readonly fields: CardFields & { readonly title: string; readonly text: string }
  readonly isEmpty: boolean
}

/** From here on the rest of a line is text, not title. */
const TITLE = 90

const trailing = /(?<![.,;:!?)\]»“"'])[.,;:!?)\]»“"']+$/

/** Where a long line can be divided: after its first sentence, else at a blank. */
function divide(line: string): readonly [title: string, text: string] {
  if (line.length <= TITLE) return [line, '']
  const sentence = /^.{3,88}?[.!?](?=\s)/.exec(line)?.[0]
  if (sentence) return [sentence.replace(/\.$/, ''), line.slice(sentence.length).trim()]
  const at = line.lastIndexOf(' ', TITLE)
  return [`${line.slice(0, at > 20 ? at : TITLE)} …`, line]
}

/** What a page without a title is called: its host and path. */
function nameOfAddress(address: string): string {
  const { pathname } = new URL(address)
  const path = pathname.replace(/\/$/, '')
  let readable = path
  try {
    readable = decodeURIComponent(path)
  } catch {
    // A path may contain a percent sign that is none of an escape.
  }
  return `${hostOf(address).replace(/^www\./, '')}${readable}`.slice(0, TITLE)
}

/** Reads a typed or shared text: the first address is the link, `#words` are tags, the rest is title and text. */
export function parseQuickLine(typed: string): QuickLine {
  let url: string | undefined
  const tags: string[] = []
  const rest = typed.replaceAll(/\S+/g, (word) => {
    const address = url === undefined ? typedAddress(word.replace(trailing, '')) : undefined
    if (address !== undefined) {
      url = address
      return ''
    }
    const tag = /^#([\p{L}\p{N}][\p{L}\p{N}_/-]*)[.,;:!?]*$/u.exec(word)?.[1]
    if (tag === undefined) return word
    tags.push(tag)
    return ''
  })
  const [first = '', ...more] = rest.trim().split('\n')
  const [title, begin] = divide(oneLine(first))
  const text = [begin, more.join('\n').trim()].filter(Boolean).join('\n\n')
  return {
    fields: {
      title: title || (url ? nameOfAddress(url) : ''),
      text,
      ...(url !== undefined && { url }),
      ...(tags.length > 0 && { tags: cleanTags(tags) }),
    },
    isEmpty: title === '' && text === '' && url === undefined,
  }
}

/** A page shared by another program. */
export interface SharedPage {
  readonly url?: string | undefined
  readonly title?: string | undefined
  readonly text?: string | undefined
}

/** A shared page as one would type it; some programs put the address into the text. */
export function lineOfShared({ url = '', title = '', text = '' }: SharedPage): string {
  const parts = [title, text.trim() === title.trim() ? '' : text, url].map((part) => oneLine(part))
  return [...new Set(parts)].filter(Boolean).join(' ').slice(0, 4_000)
}
