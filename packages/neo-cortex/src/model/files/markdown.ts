import { isObject } from '@kleinzeug/storage/decode'
import { oneLine, type Card } from '../card.ts'
import { webAddress } from '@kleinzeug/storage/exchange'
import { dayOf, type Cards } from './imported.ts'

/** A value of the front matter: one text or a list of texts. */
type Value = string | readonly string[]

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
  Array.from(text.matchAll(/"(?:[^"\\]|\\.)*"|'(?:[^']|'')*'|[^,]+/g), ([item]) => unquoted(item)).filter(
    Boolean,
  )

/** The part of YAML that note programs write at the head of a file: texts and lists of texts. */
function readFrontMatter(head: string): ReadonlyMap<string, Value> {
  const fields = new Map<string, Value>()
  let current = ''
  for (const line of head.split('\n')) {
    const item = /^\s*-\s+((?:\S.*)?)$/.exec(line)?.[1]
    const field = /^([\w-]+):\s*((?:\S.*)?)$/.exec(line)
    if (item !== undefined && current) {
      const before = fields.get(current)
      fields.set(current, [...(Array.isArray(before) ? before : []), unquoted(item)])
    } else if (field) {
      const [, name = '', value = ''] = field
      current = name.toLowerCase()
      const list = /^\[(.*)\]$/.exec(value.trim())?.[1]
      fields.set(current, list === undefined ? unquoted(value) : inlineList(list))
    }
  }
  return fields
}

const list = (value: Value | undefined): readonly string[] =>
  value === undefined ? [] : typeof value === 'string' ? value.split(',') : value
const one = (value: Value | undefined) => (typeof value === 'string' ? value : (value?.[0] ?? ''))

/** The title that a file's name stands for: without folders, ending and the hash that Notion appends. */
const nameOf = (path: string) =>
  path
    .slice(path.lastIndexOf('/') + 1)
    .replace(/\.(md|markdown|txt)$/i, '')
    .replace(/ [\da-f]{32}$/, '')

const truthy = (text: string) => /^(true|yes|ja|1)$/i.test(text)

/** Unknown fields, as `markdownOf` writes them. */
function unknownFields(text: string): object {
  try {
    const value: unknown = JSON.parse(text)
    return isObject(value) ? value : {}
  } catch {
    return {}
  }
}

const known = [
  'title',
  'tags',
  'tag',
  'aliases',
  'alias',
  'url',
  'source',
  'link',
  'later',
  'created',
  'date',
]

/**
 * Reads a Markdown file as Obsidian and others write it. Its name is the title that links use; the folders it
 * lies in become tags, and so do `#words` of the text. A file of ours holds the card as it was.
 */
export function readMarkdown(path: string, text: string): Cards {
  const normal = text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n')
  const matter = /^---\n([\s\S]*?)\n?---[ \t]*(?:\n|$)/.exec(normal)
  const fields = readFrontMatter(matter?.[1] ?? '')
  const rest = matter ? normal.slice(matter[0].length) : normal
  const tags = [...list(fields.get('tags')), ...list(fields.get('tag'))]
  const aliases = [...list(fields.get('aliases')), ...list(fields.get('alias'))].map(oneLine).filter(Boolean)
  const later = truthy(one(fields.get('later')))
  const created = ['created', 'date'].map((name) => dayOf(one(fields.get(name)))).find(Boolean)
  const id = one(fields.get('id'))
  if (id !== '') {
    const card: Card = {
      ...unknownFields(one(fields.get('fields'))),
      id,
      title: one(fields.get('title')),
      text: rest.replace(/\n$/, ''),
      ...(fields.has('url') && { url: one(fields.get('url')) }),
      ...(tags.length > 0 && { tags }),
      ...(aliases.length > 0 && { aliases }),
      ...(later && { later }),
      ...(fields.has('created') && { created: one(fields.get('created')) }),
    }
    return { cards: [{ ...card, card }], problems: [] }
  }
  const body = rest.trim()
  const heading = /^# (.+)\n?/.exec(body)
  const named = oneLine(one(fields.get('title')) || nameOf(path) || heading?.[1] || '')
  // The same title again as the first heading would be shown twice.
  const isRepeated = heading !== null && oneLine(heading[1] ?? '') === named
  const url = ['url', 'source', 'link'].map((name) => webAddress(one(fields.get(name)))).find(Boolean)
  // The first part of a path is the chosen folder itself.
  const folders = path.split('/').slice(1, -1)
  const words = Array.from(body.matchAll(/(?:^|\s)#(\p{L}[\p{L}\p{N}_/-]*)/gu), ([, tag = '']) => tag)
  return {
    cards: [
      {
        title: named,
        text: isRepeated ? body.slice(heading[0].length).trim() : body,
        url,
        tags: [...tags, ...folders, ...words].map((tag) => tag.trim()).filter(Boolean),
        aliases,
        later,
        created,
      },
    ],
    problems: [...fields.keys()]
      .filter((name) => !known.includes(name))
      .map((name) => ({ file: path, fault: 'field' as const, text: `${named}: ${name}` })),
  }
}

const scalar = (text: string) => JSON.stringify(text)
const ours = new Set(['id', 'title', 'text', 'url', 'tags', 'aliases', 'later', 'created'])

/** A card as a Markdown file, readable by Obsidian and by `readMarkdown` without a loss. */
export function markdownOf(card: Card): string {
  const names = (values: readonly string[] | undefined) => `[${(values ?? []).map(scalar).join(', ')}]`
  const unknown = Object.fromEntries(Object.entries(card).filter(([name]) => !ours.has(name)))
  const head = [
    `id: ${scalar(card.id)}`,
    `title: ${scalar(card.title)}`,
    card.url && `url: ${scalar(card.url)}`,
    card.tags?.length && `tags: ${names(card.tags)}`,
    card.aliases?.length && `aliases: ${names(card.aliases)}`,
    card.later && 'later: true',
    card.created && `created: ${card.created}`,
    Object.keys(unknown).length > 0 && `fields: ${JSON.stringify(unknown)}`,
  ].filter(Boolean)
  return `---\n${head.join('\n')}\n---\n${card.text}\n`
}
