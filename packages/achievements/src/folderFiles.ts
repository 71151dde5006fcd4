import { localDate } from '@kleinzeug/calendar-day'
import type { SliceFiles } from '@kleinzeug/storage'
import {
  effectOf,
  readEntry,
  tidyFields,
  type AchievementsData,
  type Entry,
  type EntryFields,
} from './model/entry.ts'
import { markdownOf, readMarkdown } from './model/files/markdown.ts'
import { addEntry, changeEntry, keyed, removeItem } from './model/list.ts'
import { isEntry } from './model/talks.ts'

const PATH = 'Erfolge.md'

const entriesOf = (list: AchievementsData) =>
  keyed(list)
    .filter(({ item }) => isEntry(item))
    .map(({ key, item }) => readEntry(item, key))

const toText = (list: AchievementsData) => markdownOf(entriesOf(list), 'Erfolge')

function fieldsIn(text: string): readonly EntryFields[] | undefined {
  const result = readMarkdown(text, localDate(Date.now()))
  // A list without an entry is an empty one, as long as its heading is there.
  if ('refused' in result) return /^\s*#|^\s*$/.test(text.replace(/^\uFEFF/, '')) ? [] : undefined
  return result.entries.map(({ fields }) => tidyFields(fields))
}

const textOf = (fields: EntryFields) => JSON.stringify(tidyFields(fields))

/** Those of the first list that the second lacks, each as often as it lacks it. */
function without(list: readonly EntryFields[], other: readonly EntryFields[]): EntryFields[] {
  const rest = other.map(textOf)
  return list.filter((fields) => {
    const at = rest.indexOf(textOf(fields))
    if (at >= 0) rest.splice(at, 1)
    return at < 0
  })
}

/** How much two versions of an entry have in common. */
const likeness = (a: EntryFields, b: EntryFields) =>
  (a.title === b.title ? 4 : 0) +
  (a.date !== undefined && a.date === b.date ? 2 : 0) +
  (a.impact !== '' && a.impact === b.impact ? 1 : 0)

/** The fields that differ; the lines that stand for fields of other programs are none of the impact. */
function changedFields(entry: Entry, before: EntryFields, now: EntryFields): Partial<EntryFields> {
  const changed = Object.fromEntries(
    Object.entries({ ...now, date: now.date }).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(Reflect.get(before, name)),
    ),
  )
  const others = new Set(effectOf({ ...entry, impact: '' }).split('\n'))
  const impact = now.impact
    .split('\n')
    .filter((line) => !others.has(line))
    .join('\n')
  return { ...changed, ...('impact' in changed && { impact }) }
}

/** All entries as one Markdown list. */
export const folderFiles: SliceFiles<AchievementsData> = {
  toFiles: (list) => new Map([[PATH, toText(list)]]),
  isOurs: (path) => path === PATH,
  fromFile: (list, { before = '', now }, onLost) => {
    const [old, next] = [fieldsIn(before), fieldsIn(now ?? '')]
    if (!next || now === undefined) return now === undefined ? list : undefined
    const present = fieldsIn(toText(list)) ?? []
    const removed = without(old ?? [], next)
    const added = without(next, old ?? [])
    let result = list
    /** The entry that reads like this in the file. */
    const entryOf = (fields: EntryFields) =>
      entriesOf(result).find((entry) => {
        const [written] = fieldsIn(markdownOf([entry], '')) ?? []
        return written && textOf(written) === textOf(fields)
      })
    for (const fields of added) {
      const isThere = without([fields], present).length === 0
      const [former] = removed.toSorted((a, b) => likeness(b, fields) - likeness(a, fields))
      if (former && likeness(former, fields) > 0) {
        removed.splice(removed.indexOf(former), 1)
        const entry = entryOf(former)
        if (entry)
          result = changeEntry(result, entry.key, changedFields(entry, former, fields), crypto.randomUUID())
        else if (!isThere) onLost()
      } else if (!isThere) result = addEntry(result, fields, crypto.randomUUID(), localDate(Date.now()))
    }
    for (const fields of removed) {
      const key = entryOf(fields)?.key
      if (key !== undefined) result = removeItem(result, key)
    }
    return result
  },
}
