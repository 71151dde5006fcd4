import { isObject } from '@kleinzeug/storage/decode'
import { webAddress } from '@kleinzeug/storage/exchange'
import { oneLine, type Card } from '../card.ts'
import { linkKey } from '../links.ts'
import { linksToTitles, type FileLinks } from './exportedLinks.ts'
import { fileNameOf } from './fileNames.ts'
import { fieldsExcept, readFrontMatter, type Value } from './frontMatter.ts'
import { dayOf, type Cards, type Kept } from './imported.ts'

const list = (value: Value | undefined): readonly string[] =>
  value === undefined ? [] : typeof value === 'string' ? value.split(',') : value
const one = (value: Value | undefined) => (typeof value === 'string' ? value : (value?.[0] ?? ''))

/** A path without its ending and the hash that Notion appends. */
const withoutEnding = (path: string) => path.replace(/\.(md|markdown|txt)$/i, '').replace(/ [\da-f]{32}$/, '')

/** The title that a file's name stands for. */
const nameOf = (path: string) => withoutEnding(path.slice(path.lastIndexOf('/') + 1))

const truthy = (text: string) => /^(true|yes|ja|1)$/i.test(text)

/** A JSON object of the front matter, as `markdownOf` writes it. */
function jsonOf(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text)
    return isObject(value) ? { ...value } : {}
  } catch {
    return {}
  }
}

const ours = new Set(['id', 'title', 'tags', 'aliases', 'url', 'later', 'created', 'fields', 'links'])
/** Names of other programs whose values a card has fields for. */
const merged = new Set(['tag', 'alias'])

/** A title under which links of other programs look for a card: the name of its file, where that is another one. */
const aliasesWith = (aliases: readonly string[], title: string, name: string) => {
  const isCounted =
    name.startsWith(`${fileNameOf(title)} `) && /^\d+$/.test(name.slice(fileNameOf(title).length + 1))
  const isKnown = [title, fileNameOf(title), ...aliases].some((each) => linkKey(each) === linkKey(name))
  return name === '' || isKnown || isCounted ? aliases : [...aliases, name]
}

/**
 * Reads a Markdown file as Obsidian and others write it. Its name is the title that links use, or an alias where the
 * front matter has another one; the folders it lies in become tags, and so do `#words` of the text. Properties that the
 * tool does not know, the path and a heading that repeats the title are kept for the way back. A file of ours holds the
 * card as it was.
 *
 * @param outer how many parts of the path are the chosen folder itself
 */
export function readMarkdown(path: string, text: string, outer = 1): Cards {
  const normal = text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n')
  const matter = /^---\n([\s\S]*?)\n?---[ \t]*(?:\n|$)/.exec(normal)
  const head = matter?.[1] ?? ''
  const fields = readFrontMatter(head)
  const rest = matter ? normal.slice(matter[0].length) : normal
  const tags = [...list(fields.get('tags')), ...list(fields.get('tag'))]
  const given = [...list(fields.get('aliases')), ...list(fields.get('alias'))].map(oneLine).filter(Boolean)
  const later = truthy(one(fields.get('later')))
  const day = one(fields.get('created'))
  const address = webAddress(one(fields.get('url')))
  /** What a card has no field for, or a field that holds less. */
  const properties = fieldsExcept(
    head,
    (name) =>
      merged.has(name) ||
      (ours.has(name) &&
        !(name === 'created' && day.length > 10) &&
        !(name === 'url' && !address && day === '')),
  )
  const unknown = jsonOf(one(fields.get('fields')))
  const links = jsonOf(one(fields.get('links')))
  if (/^id: ".*"\ntitle: ".*"(?:\n|$)/.test(head)) return { cards: [ownCard()], problems: [] }

  function ownCard() {
    const title = one(fields.get('title'))
    const heading = typeof unknown['heading'] === 'string' ? unknown['heading'] : ''
    const body = rest.replace(/\n$/, '')
    const aliases = aliasesWith(given, title, nameOf(path))
    const strange = fieldsExcept(
      head,
      (name) => merged.has(name) || (ours.has(name) && !(name === 'created' && day.length > 10)),
    )
    const card: Card = {
      ...unknown,
      ...(strange !== '' && { properties: strange }),
      id: one(fields.get('id')),
      title,
      text: linksToTitles(
        heading !== '' && body.startsWith(heading) ? body.slice(heading.length) : body,
        links,
      ),
      ...(fields.has('url') && { url: one(fields.get('url')) }),
      ...(tags.length > 0 && { tags }),
      ...(aliases.length > 0 && { aliases }),
      ...(later && { later }),
      ...(fields.has('created') && { created: (day.length > 10 && dayOf(day)) || day }),
    }
    return { ...card, card }
  }

  const body = rest.trim()
  const heading = /^# (.+)\n*/.exec(body)
  const name = oneLine(nameOf(path))
  const title = oneLine(one(fields.get('title')) || name || heading?.[1] || '')
  // The same title again as the first heading would be shown twice.
  const isRepeated = heading !== null && oneLine(heading[1] ?? '') === title
  const url = ['url', 'source', 'link'].map((each) => webAddress(one(fields.get(each)))).find(Boolean)
  const created = ['created', 'date'].map((each) => dayOf(one(fields.get(each)))).find(Boolean)
  const parts = path.split('/')
  const place = withoutEnding(parts.slice(Math.min(outer, parts.length - 1)).join('/'))
  const words = Array.from(body.matchAll(/(?:^|\s)#(\p{L}[\p{L}\p{N}_/-]*)/gu), ([, tag = '']) => tag)
  const kept: Kept = {
    ...(place !== '' && place !== fileNameOf(title) && { file: place }),
    ...(properties !== '' && { properties }),
    ...(isRepeated && { heading: heading[0] }),
    ...unknown,
  }
  return {
    cards: [
      {
        title,
        text: linksToTitles(isRepeated ? body.slice(heading[0].length) : body, links),
        url,
        tags: [...tags, ...parts.slice(1, -1), ...words].map((tag) => tag.trim()).filter(Boolean),
        aliases: aliasesWith(given, title, name),
        later,
        created,
        ...(fields.has('id') && { id: one(fields.get('id')) }),
        ...(Object.keys(kept).length > 0 && { kept }),
      },
    ],
    problems: [],
  }
}

const scalar = (text: string) => JSON.stringify(text)
const written = new Set(['id', 'title', 'text', 'url', 'tags', 'aliases', 'later', 'created', 'properties'])

/** A card as a Markdown file, readable by Obsidian and by `readMarkdown` without a loss. */
export function markdownOf(
  card: Card,
  toFiles = (text: string): FileLinks => ({ text, changed: {} }),
): string {
  const names = (values: readonly string[] | undefined) => `[${(values ?? []).map(scalar).join(', ')}]`
  const unknown: Record<string, unknown> = Object.fromEntries(
    Object.entries(card).filter(
      ([name, value]) => !written.has(name) || (name === 'properties' && typeof value !== 'string'),
    ),
  )
  const properties = 'properties' in card && typeof card['properties'] === 'string' ? card['properties'] : ''
  const own = readFrontMatter(properties)
  const heading = typeof unknown['heading'] === 'string' ? unknown['heading'] : ''
  const { text, changed } = toFiles(card.text)
  const head = [
    `id: ${scalar(card.id)}`,
    `title: ${scalar(card.title)}`,
    card.url && `url: ${scalar(card.url)}`,
    card.tags?.length && `tags: ${names(card.tags)}`,
    card.aliases?.length && `aliases: ${names(card.aliases)}`,
    card.later && 'later: true',
    card.created && !own.has('created') && `created: ${card.created}`,
    Object.keys(unknown).length > 0 && `fields: ${JSON.stringify(unknown)}`,
    Object.keys(changed).length > 0 && `links: ${JSON.stringify(changed)}`,
    properties,
  ].filter(Boolean)
  return `---\n${head.join('\n')}\n---\n${heading}${text}\n`
}
