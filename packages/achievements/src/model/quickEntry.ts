import type { IsoDate } from '@kleinzeug/calendar-day'
import { mentionsDay, readDay, readLeadingDay } from '@kleinzeug/calendar-day/read-day'
import { cleanNames, cleanTags, oneLine, type EntryFields } from './entry.ts'
import { webAddress } from '@kleinzeug/storage/exchange'

/** Why a line is refused. */
export type QuickProblem = 'empty' | 'no-such-day' | 'future'

export interface QuickEntry {
  readonly fields: EntryFields
  readonly problem?: QuickProblem
  /** What looks like a day and is not read as one: words before a colon, or a day without a colon behind it. */
  readonly unreadDay?: 'unknown' | 'no-colon'
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
  const day = head === undefined ? undefined : readDay(head, today)
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
  if (fields.date !== undefined && fields.date > today) return { fields, problem: 'future' }
  if (day !== undefined || undated === null) return { fields }
  if (mentionsDay(head ?? line))
    return { fields, unreadDay: readLeadingDay(line, today) ? 'no-colon' : 'unknown' }
  return { fields }
}
