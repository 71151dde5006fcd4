import { isObject } from '@kleinzeug/storage/decode'
import { readBackup } from '@kleinzeug/storage/exchange'
import { decodeData } from '../card.ts'
import { addressKey } from '../webAddress.ts'
import { dayOf, type Imported, type ImportProblem, type ReadResult } from './imported.ts'

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '')
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
const tagOf = (tag: unknown) => textOf(isObject(tag) ? tag['name'] : tag)

/** Links without a collection of their own come into these. */
const standard = /^(unorganized|imports?|unsorted)$/i

/**
 * Reads the JSON in which Linkwarden exports an account: collections with their links. A bare list of links with
 * `url`, as other programs write it, is read as well, and so is
 * the record of the site.
 */
export function readLinkwarden(file: string, json: string): ReadResult {
  const backup = readBackup(json, 'neoCortex')
  if (!backup) return { refused: 'no-json' }
  const { data, isCut } = backup
  const own = isObject(data) && 'entries' in data ? decodeData(data) : undefined
  if (own) return { cards: own.entries.map((card) => ({ ...card, card })), problems: [], isCut }
  const collections = isObject(data) ? listOf(data['collections']) : []
  const groups = collections
    .filter(isObject)
    .map((each) => ({ name: textOf(each['name']), links: listOf(each['links']) }))
  const bare = Array.isArray(data) ? data : isObject(data) ? listOf(data['links'] ?? data['items']) : []
  const cards: Imported[] = []
  const problems: ImportProblem[] = []
  for (const { name, links } of [...groups, { name: '', links: bare }]) {
    for (const link of links) {
      if (!isObject(link)) {
        problems.push({ file, fault: 'unreadable', text: JSON.stringify(link)?.slice(0, 80) ?? '' })
        continue
      }
      const url = textOf(link['url'] ?? link['link'] ?? link['href'])
      const title = textOf(link['name']) || textOf(link['title'])
      const text = textOf(link['description']) || textOf(link['note'])
      if (url !== '' && addressKey(url) === undefined) {
        problems.push({ file, fault: 'address', text: (title || url).slice(0, 80) })
        continue
      }
      // Uploaded files have no address; what is written about them is kept.
      if (url === '' && title === '' && text === '') {
        problems.push({ file, fault: 'empty', text: textOf(link['id']) })
        continue
      }
      cards.push({
        title: title || url,
        text,
        ...(url !== '' && { url }),
        tags: [standard.test(name) ? '' : name, ...listOf(link['tags']).map(tagOf)].filter(Boolean),
        created: dayOf(link['importDate'] ?? link['createdAt'] ?? link['created']),
      })
    }
  }
  return cards.length === 0 && problems.length === 0 ? { refused: 'no-links' } : { cards, problems, isCut }
}
