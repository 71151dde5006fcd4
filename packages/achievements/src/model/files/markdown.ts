import { isIsoDate, yearOf } from '@kleinzeug/calendar-day'
import { readDay } from '@kleinzeug/calendar-day/read-day'
import { effectOf, emptyFields, type Entry, type EntryFields } from '../entry.ts'
import { markdownWords } from './fileWords.ts'
import { newestFirst } from '../filter.ts'
import { tagsIn } from '../tagsIn.ts'
import { parseQuickEntry } from '../quickEntry.ts'
import { webAddress } from '@kleinzeug/storage/exchange'
import type { Imported, ImportProblem, ImportResult } from './imported.ts'

/** Names of the lines below an entry, as they are read. */
const names = {
  impact: ['Wirkung', 'Impact', 'Ergebnis', 'Result'],
  evidence: ['Beleg', 'Evidence', 'Link'],
  tags: ['Tags'],
  people: ['Dank', 'Thanks'],
} as const

/** What is read in place of a date. */
const undated: readonly string[] = ['ohne Datum', 'undated']

/** Takes what Markdown would read as a mark; a line break is written as one, with a backslash. */
const escaped = (text: string) =>
  text
    .replaceAll(/[\\`*_{}[\]<>#|~&]/g, String.raw`\$&`)
    .replaceAll(/^([^\S\n\r\u2028\u2029]*)([-+=])/gm, String.raw`$1\$2`)
    .replaceAll(/^([^\S\n\r\u2028\u2029]*\d+)([.)])/gm, String.raw`$1\$2`)
    .split(/\r\n|\n|\r/)
    .join('\\\n    ')

const unescaped = (text: string) => text.replaceAll(/\\([!-/:-@[-`{-~])/g, '$1')

function lines(entry: Entry): readonly string[] {
  const { date, title, evidence, tags, people } = entry
  const effect = effectOf(entry)
  return [
    `- **${date ?? markdownWords.undated}** ${escaped(title)}`,
    ...(effect ? [`  - ${markdownWords.impact}: ${escaped(effect)}`] : []),
    ...(evidence ? [`  - ${markdownWords.evidence}: <${evidence}>`] : []),
    ...(tags.length > 0
      ? [`  - ${markdownWords.tags}: ${tags.map((tag) => `#${escaped(tag)}`).join(' ')}`]
      : []),
    ...(people.length > 0 ? [`  - ${markdownWords.people}: ${people.map(escaped).join(', ')}`] : []),
  ]
}

/** Entries as a list by year that reads well as plain text too. */
export function markdownOf(entries: readonly Entry[], title: string): string {
  const years = Map.groupBy(newestFirst(entries), ({ date }) =>
    date ? String(yearOf(date)) : markdownWords.undated,
  )
  return [
    `# ${title}`,
    ...Array.from(years, ([year, list]) => [`\n## ${year}\n`, ...list.flatMap(lines)].join('\n')),
    '',
  ].join('\n')
}

const continues = (line: string) => (/(?<!\\)\\+$/.exec(line)?.[0].length ?? 0) % 2 === 1

/** The lines of a text, those joined that a backslash continues; with the number of the first. */
function logicalLines(text: string) {
  const all = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/)
  const joined: Array<{ line: number; text: string }> = []
  for (let index = 0; index < all.length; index++) {
    const line = index + 1
    let whole = all[index] ?? ''
    while (continues(whole) && index + 1 < all.length)
      whole = `${whole.slice(0, -1)}\n${(all[++index] ?? '').replace(/^ {4}/, '')}`
    joined.push({ line, text: whole })
  }
  return joined
}

function fieldOf(text: string): Partial<EntryFields> | undefined {
  const [, name, value = ''] = /^\s*[-*+] (\p{L}+): ?([^]*)$/u.exec(text) ?? []
  const field = (['impact', 'evidence', 'tags', 'people'] as const).find((key) =>
    names[key].some((known) => known.toLowerCase() === name?.toLowerCase()),
  )
  if (!field) return undefined
  if (field === 'impact') return { impact: unescaped(value) }
  if (field === 'tags') return { tags: tagsIn(unescaped(value)) }
  if (field === 'people') return { people: unescaped(value).split(',') }
  const address = webAddress(value.trim().replace(/^<(.*)>$/, '$1'))
  return address ? { evidence: address } : { impact: unescaped(value) }
}

/** Reads the file of `markdownOf`, and foreign lists: a top item is an entry, with a day in front where it has one. */
export function readMarkdown(text: string, today: string): ImportResult {
  const entries: Array<{ fields: EntryFields; line: number }> = []
  const problems: ImportProblem[] = []
  for (const { line, text: whole } of logicalLines(text)) {
    const last = entries.at(-1)
    const own = /^[-*+] \*\*([^*]+)\*\* ?([^]*)$/.exec(whole)
    const item = /^(?:[-*+]|\d{1,3}[.)]) +([^]+)$/.exec(whole)
    if (own) {
      const [, day = '', rest = ''] = own
      const date = isIsoDate(day) ? day : undated.includes(day) ? undefined : readDay(day, today)
      const isDay = date !== undefined || undated.includes(day)
      if (date === null) problems.push({ line, fault: 'date', text: day })
      entries.push({
        line,
        fields: {
          ...emptyFields,
          date: date ?? undefined,
          title: unescaped(isDay ? rest : `${day} ${rest}`),
        },
      })
    } else if (item?.[1]) {
      const { fields, problem } = parseQuickEntry(unescaped(item[1].replace(/^\[[ xX]\] /, '')), today, null)
      if (problem === 'no-such-day') problems.push({ line, fault: 'date', text: item[1].slice(0, 24) })
      entries.push({ line, fields })
    } else if (last && /^\s+\S/.test(whole)) {
      const field = fieldOf(whole)
      const more = unescaped(whole.trim().replace(/^[-*+] /, ''))
      last.fields = field
        ? {
            ...last.fields,
            ...field,
            ...(field.impact !== undefined && { impact: joined(last, field.impact) }),
          }
        : { ...last.fields, impact: joined(last, more) }
    }
  }
  const titled = entries.filter(({ fields }) => fields.title.trim() !== '')
  for (const { line } of entries.filter(({ fields }) => fields.title.trim() === ''))
    problems.push({ line, fault: 'title', text: '' })
  if (titled.length === 0) return { refused: 'no-entries' }
  return { entries: titled.map(({ fields }): Imported => ({ fields, id: undefined })), problems }
}

const joined = (entry: { fields: EntryFields }, text: string) =>
  [entry.fields.impact, text].filter(Boolean).join('\n')
