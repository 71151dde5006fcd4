import { effectOf, type Entry } from '../entry.ts'
import { newestFirst } from '../filter.ts'

/** One entry as a paragraph to paste into a mail or a form. */
export const entryText = (
  entry: Entry,
  writeDate: (date: string) => string,
  thanks: (people: readonly string[]) => string,
): string =>
  [
    [entry.date && `${writeDate(entry.date)}:`, entry.title].filter(Boolean).join(' '),
    effectOf(entry),
    entry.people.length > 0 && thanks(entry.people),
    entry.evidence,
    entry.tags.map((tag) => `#${tag}`).join(' '),
  ]
    .filter(Boolean)
    .join('\n')

/** Entries as plain text, the newest first. */
export const plainText = (
  entries: readonly Entry[],
  writeDate: (date: string) => string,
  thanks: (people: readonly string[]) => string,
): string =>
  newestFirst(entries)
    .map((entry) => entryText(entry, writeDate, thanks))
    .join('\n\n')
