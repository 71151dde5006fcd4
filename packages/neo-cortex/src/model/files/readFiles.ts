import { attachmentPath, idOf, readAttachments } from './attachments.ts'
import { readBookmarksHtml } from './bookmarksHtml.ts'
import { readCsv } from './csv.ts'
import type { Cards, GivenFile, ReadResult, Refusal } from './imported.ts'
import { readLinkwarden } from './linkwarden.ts'
import { readMarkdown } from './markdown.ts'

/** Above this, characters of all files together do not fit into the store in any case. */
export const FILES_LIMIT = 40_000_000

/** Reads one file by what it looks like; its name decides where that is open. */
function readOne({ name, text }: GivenFile, outer: number): ReadResult {
  const body = text.replace(/^\uFEFF/, '').trim()
  // A note may be its name alone, to which others link.
  if (/[^/]\.(md|markdown)$/i.test(name)) return readMarkdown(name, text, outer)
  if (body === '') return { refused: 'empty' }
  if (/\.json$/i.test(name) || /^[[{]/.test(body)) return readLinkwarden(name, body)
  if (/\.html?$/i.test(name) || /^<(!doctype|html|dl|ul|a\b)/i.test(body))
    return readBookmarksHtml(name, body)
  if (/\.(csv|tsv)$/i.test(name)) return readCsv(name, body)
  const table = readCsv(name, body)
  if ('cards' in table) return table
  return /\.txt$/i.test(name) ? readMarkdown(name, text) : { refused: 'unknown' }
}

export interface FilesRead extends Cards {
  readonly refused: ReadonlyArray<{ readonly file: string; readonly why: Refusal }>
}

/** Reads several files, such as a folder of Markdown: what can be read is, the others are named. */
export function readFiles(files: readonly GivenFile[]): FilesRead {
  if (files.reduce((sum, { text }) => sum + text.length, 0) > FILES_LIMIT)
    return { cards: [], problems: [], refused: [{ file: files[0]?.name ?? '', why: 'too-large' }] }
  // A chosen folder is the first part of every path; an archive may have none around its files.
  const [first = ''] = files[0]?.name.split('/') ?? []
  const outer = files.every(({ name }) => name.startsWith(`${first}/`)) ? 1 : 0
  const [notes, others] = [files.filter(({ bytes }) => !bytes), files.filter(({ bytes }) => bytes)]
  const results = notes.map((file) => ({ file: file.name, result: readOne(file, outer) }))
  const cards = results.flatMap(({ result }) => ('cards' in result ? result.cards : []))
  // An attachment with words of its own is a file and a note, and one card.
  const known = results.flatMap(({ file, result }) =>
    ('cards' in result ? result.cards : []).flatMap(({ card }) => {
      const path = file
        .split('/')
        .slice(outer)
        .join('/')
        .replace(/\.(md|markdown)$/i, '')
      return card?.attachment ? [idOf(attachmentPath(card, path))] : []
    }),
  )
  const attachments = readAttachments(others, outer, new Set(known))
  return {
    cards: [...cards, ...attachments.cards],
    problems: [
      ...results.flatMap(({ result }) => ('problems' in result ? result.problems : [])),
      ...attachments.problems,
    ],
    isCut: results.some(({ result }) => 'cards' in result && result.isCut),
    refused: results.flatMap(({ file, result }) =>
      'refused' in result ? [{ file, why: result.refused }] : [],
    ),
  }
}
