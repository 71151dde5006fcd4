import { addDays, isIsoDate, isoDate, weekdayOf, type IsoDate } from '@kleinzeug/calendar-day'
import { latestDay } from './latestDay.ts'
import { cleanNames, cleanTags, oneLine, type EntryFields } from './entry.ts'
import { webAddress } from '@kleinzeug/storage/exchange'

/** Why a line is refused. */
export type QuickProblem = 'empty' | 'no-such-day' | 'future'

export interface QuickEntry {
  readonly fields: EntryFields
  readonly problem?: QuickProblem
}

const daysAgo: Readonly<Record<string, number>> = {
  heute: 0,
  today: 0,
  gestern: 1,
  yesterday: 1,
  vorgestern: 2,
}

const weekdays: Readonly<Record<string, number>> = Object.fromEntries(
  ['montag', 'dienstag', 'mittwoch', 'donnerstag', 'freitag', 'samstag', 'sonntag']
    .concat('monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday')
    .map((name, index) => [name, index % 7] as const)
    .concat([['sonnabend', 5]]),
)

/**
 * The day that a word names: "gestern", "Montag" (the last one, today included), "12.3.", "12.3.26",
 * "2026-03-12".
 *
 * @returns `undefined` when it names no day at all, `null` when it names one that does not exist
 */
export function dayOfWord(word: string, today: IsoDate): IsoDate | null | undefined {
  const name = word
    .trim()
    .toLowerCase()
    .replace(/^(am|letzten|last|on) /, '')
  const ago = Object.hasOwn(daysAgo, name) ? daysAgo[name] : undefined
  if (ago !== undefined) return addDays(today, -ago)
  const weekday = Object.hasOwn(weekdays, name) ? weekdays[name] : undefined
  if (weekday !== undefined) return addDays(today, -((weekdayOf(today) - weekday + 7) % 7))
  if (/^\d{4}-\d\d-\d\d$/.test(name)) return isIsoDate(name) ? name : null
  const [, day, month, year] = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4}|\d{2})?$/.exec(name) ?? []
  if (!day || !month) return undefined
  if (!year) return latestDay(Number(month), Number(day), today) ?? null
  const date = isoDate(Number(year.length === 2 ? `20${year}` : year), Number(month), Number(day))
  return isIsoDate(date) ? date : null
}

/** The words for a day are at most this long. */
const LONGEST_DAY = 24

/** What stands in front of the colon of a line, and behind it; the colon of "https:" is none. */
function splitAtColon(line: string): readonly [head: string, body: string] | undefined {
  const colon = line.indexOf(':')
  const head = line.slice(0, Math.max(colon, 0)).trim()
  if (head === '' || head.length > LONGEST_DAY || head.includes('\n') || line.startsWith('//', colon + 1))
    return undefined
  return [head, line.slice(colon + 1)]
}

/**
 * Reads one line: a day before a colon, then the title; #tags and @people anywhere, the first http or https
 * address as evidence, and what follows -> as impact. In a name _ stands for a space.
 *
 * @example
 * ```ts
 * parseQuickEntry('gestern: Formular gekürzt -> weniger Rückfragen #ux @Anna_Weiß', '2026-11-22')
 * ```
 * @param undated the day of a line that names none; `null`: it has none
 */
export function parseQuickEntry(line: string, today: IsoDate, undated: IsoDate | null = today): QuickEntry {
  const [head, behind] = splitAtColon(line) ?? []
  const day = head === undefined ? undefined : dayOfWord(head, today)
  const body = day === undefined ? line : (behind ?? '')
  const tags: string[] = []
  const people: string[] = []
  let evidence = ''
  const words = body.split(/\s+/).filter((part) => {
    const tag = /^#(?=[^#]*\p{L})([\p{L}\p{N}_-]+)([.,;:!?]*)$/u.exec(part)
    if (tag?.[1]) tags.push(tag[1])
    const person = /^@(\p{L}[\p{L}\p{N}_’'-]*(?:\.+[\p{L}\p{N}_’'-]+)*)([.,;:!?]*)$/u.exec(part)
    if (person?.[1]) people.push(person[1].replaceAll('_', ' '))
    const address = evidence === '' ? webAddress(part) : undefined
    if (address) evidence = address
    return !(tag || person || address)
  })
  const text = words.join(' ')
  const arrow = /->|→|=>/.exec(text)
  const title = oneLine(arrow ? text.slice(0, arrow.index) : text)
  const fields: EntryFields = {
    date: day ?? undated ?? undefined,
    title,
    impact: arrow ? oneLine(text.slice(arrow.index + arrow[0].length)) : '',
    evidence,
    tags: cleanTags(tags),
    people: cleanNames(people),
  }
  if (day === null) return { fields, problem: 'no-such-day' }
  if (title === '') return { fields, problem: 'empty' }
  return fields.date !== undefined && fields.date > today ? { fields, problem: 'future' } : { fields }
}
