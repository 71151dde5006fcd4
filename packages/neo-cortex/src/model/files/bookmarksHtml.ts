import { decoded } from '../entities.ts'
import { addressKey } from '../webAddress.ts'
import { dayOf, type Imported, type ImportProblem, type ReadResult } from './imported.ts'

const plain = (html: string) =>
  decoded(html.replaceAll(/<[^>]*>?/g, (tag) => (tag.endsWith('>') ? ' ' : tag)))
    .replaceAll(/\s+/g, ' ')
    .trim()

/** Folders that every browser makes: their names say nothing. */
const standard =
  /^(bookmarks?( bar| toolbar| menu)?|lesezeichen(-symbolleiste|leiste|-menü|menü)?|(other|weitere|andere|mobile) (bookmarks|lesezeichen|favoriten)|favorit(en|es)(leiste| bar)?|imported|unread|read archive)$/i

// A tag with its attributes; quoted values may hold ">". An unquoted "<" ends it, so that unclosed tags do not each
// search the rest of the file.
const tags = /<(\/?)(a|h\d|dl|ul|dd|dt|li)\b((?:"[^"]*"|'[^']*'|[^<>"'])*)>/gi
const attributes = /(?<![\w-])([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g

function readAttributes(text: string): ReadonlyMap<string, string> {
  return new Map(
    Array.from(
      text.matchAll(attributes),
      ([, name = '', double, single, bare]) =>
        [name.toLowerCase(), decoded(double ?? single ?? bare ?? '')] as const,
    ),
  )
}

/** Reads bookmarks in HTML, as text: each `<a>` is a card, folders and `TAGS` are its tags, `<dd>` is its text. */
export function readBookmarksHtml(file: string, html: string): ReadResult {
  const cards: Imported[] = []
  const problems: ImportProblem[] = []
  const folders: string[] = []
  /** What the next list is called. */
  let heading: string | undefined
  let open: { tag: string; from: number; attributes: ReadonlyMap<string, string> } | undefined

  const finish = (to: number) => {
    if (!open) return
    const inner = plain(html.slice(open.from, to))
    const { tag, attributes } = open
    open = undefined
    if (/^h\d$/.test(tag)) {
      heading = inner
      return
    }
    if (tag === 'dd') {
      const card = cards.at(-1)
      if (card && inner) cards[cards.length - 1] = { ...card, text: inner }
      return
    }
    const url = (attributes.get('href') ?? '').trim()
    if (addressKey(url) === undefined) {
      // Bookmarklets, file paths and the browser's own pages.
      if (url !== '' && !/^place:/i.test(url))
        problems.push({ file, fault: 'address', text: (inner || url).slice(0, 80) })
      return
    }
    const labels = (attributes.get('tags') ?? '').split(',')
    const status = folders.at(-1) ?? heading ?? ''
    cards.push({
      title: inner || url,
      text: '',
      url,
      tags: [...folders.filter((folder) => !standard.test(folder)), ...labels],
      later: attributes.get('toread') === '1' || /^unread$/i.test(status),
      created: dayOf(attributes.get('add_date') ?? attributes.get('time_added')),
    })
  }

  for (const match of html.matchAll(tags)) {
    const [whole, closing, name = '', rest = ''] = match
    const tag = name.toLowerCase()
    finish(match.index)
    if (tag === 'dl' || tag === 'ul') {
      if (closing) folders.pop()
      else {
        folders.push(heading ?? '')
        heading = undefined
      }
    } else if (!closing && /^(a|h\d|dd)$/.test(tag))
      open = { tag, from: match.index + whole.length, attributes: readAttributes(rest) }
  }
  finish(html.length)
  return cards.length === 0 && problems.length === 0
    ? { refused: 'no-links' }
    : { cards: cards.map(withoutNoFolder), problems }
}

const withoutNoFolder = (card: Imported): Imported => ({
  ...card,
  tags: (card.tags ?? []).map((tag) => tag.trim()).filter(Boolean),
})
