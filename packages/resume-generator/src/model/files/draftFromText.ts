import { parsePeriod } from '../dates/parsePeriod.ts'
import { parsePartialDate, type Period } from '../dates/partialDate.ts'
import { decodeResume, emptyEntry, type Entry, type Resume } from '../resume.ts'
import type { SectionId } from '../sections.ts'
import { headingOf } from './headingOf.ts'
import { personIn } from './personIn.ts'

const monthText = String.raw`(?:jan|feb|mär|mar|mrz|apr|ma[iy]|jun|jul|aug|sep|okt|oct|nov|de[zc])\p{L}{0,6}\.?\s`
const dateText = String.raw`(?:(?:(?:\d{1,2}[./])?\d{1,2}[./]|${monthText})?(?<!\d)\d{4}(?!\d)|\d{2}/\d{2}(?![\d/]))`
const openText = 'heute|jetzt|dato|laufend|present|today|now|current'
const periodText = new RegExp(
  String.raw`(?:(?:seit|since|ab)\s${dateText}|${dateText}\s?(?:–|—|-|bis|to)\s?(?:${dateText}|${openText})|${dateText})`,
  'iu',
)

/** The period at the beginning or the end of a line, and what else the line says. */
export function periodIn(line: string): { period: Period; rest: string } | undefined {
  const match = periodText.exec(line)
  if (!match) return undefined
  const before = line.slice(0, match.index).replace(/(?<![·,|:\s])[·,|:\s]+$/, '')
  const after = line.slice(match.index + match[0].length).trim()
  if (before && after && !/^[·,|]/.test(after)) return undefined
  const period = parsePeriod(match[0])
  return period && { period, rest: [before, after.replace(/^[·,|:\s]+/, '')].filter(Boolean).join(' ') }
}

type DraftEntry = { -readonly [Field in keyof Entry]: Entry[Field] } & { bullets: string[] }

// Lines are pushed to its bullets: it shares no list with another one.
const draft = (fields: Partial<DraftEntry>): DraftEntry => ({ ...emptyEntry, bullets: [], ...fields })

const bullet = /^[-–—•*·▪●]\s*/

function addLine(entries: DraftEntry[], section: SectionId, line: string) {
  if (section === 'skills' || section === 'languages') {
    for (const part of line.replace(bullet, '').split(/;\s/)) {
      const [title = '', ...level] = part.split(/ [–—-] |: /)
      entries.push(draft({ title, level: level.join(' – ') }))
    }
    return undefined
  }
  if (section === 'interests')
    return void entries.push(...line.split(/[,;]\s+/).map((title) => draft({ title: title.trim() })))
  const dated = periodIn(line)
  const last = entries.at(-1)
  if (dated && !bullet.test(line)) {
    // A date below a title belongs to it, with the organisation behind it.
    if (last && last.title && !last.from && !last.to) {
      Object.assign(last, dated.period)
      last.organisation ||= dated.rest
      return undefined
    }
    return void entries.push(draft({ ...dated.period, ...titled(dated.rest) }))
  }
  if (!last) return void entries.push(draft({ title: line }))
  if (bullet.test(line)) last.bullets.push(line.replace(bullet, ''))
  else if (!last.title) Object.assign(last, titled(line))
  else if (last.bullets.length > 0 && /^[\p{Ll}(]/u.test(line))
    last.bullets[last.bullets.length - 1] += ` ${line}`
  else if (last.organisation) last.text = [last.text, line].filter(Boolean).join('\n')
  else {
    Object.assign(last, placed(line))
  }
  return undefined
}

/** A title, with organisation and place where these stand behind it on its line. */
function titled(text: string) {
  const [title = '', ...rest] = text.split(' | ')
  return rest.length > 0 ? { title, ...placed(rest.join(', ')) } : { title }
}

/** Organisation and place, as they stand behind one another. */
function placed(text: string) {
  const [organisation = '', ...place] = text.split(/,\s+/)
  return { organisation, place: place.join(', ') }
}

/** Adds the lines of a section. Where the first title has its period below it, every one has. */
function addLines(entries: DraftEntry[], section: SectionId, lines: readonly string[]) {
  const periodBelow = (at: number) => {
    const line = lines[at + 1] ?? ''
    const dated = bullet.test(line) ? undefined : periodIn(line)
    return dated && /^(?:\d|seit|since|ab)/i.test(line) ? dated : undefined
  }
  const isBelow = !periodIn(lines[0] ?? '') && periodBelow(0) !== undefined
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? ''
    const dated = isBelow && !bullet.test(line) ? periodBelow(at) : undefined
    if (dated) {
      entries.push(draft({ ...dated.period, title: line, ...placed(dated.rest) }))
      at++
    } else addLine(entries, section, line)
  }
}

/** Whether a line is the number of a page. */
export const isFoot = (line: string) => /^(?:Seite|Page) \d+/.test(line)

/** Place and date at the end, and the name below a line to sign on. */
function closingOf(lines: readonly string[], name: string) {
  const from = lines.findLastIndex((line) =>
    /^\p{Lu}[\p{L} .-]*, (?:den )?\d{1,2}\.\d{1,2}\.\d{4}(?:\s|$)/u.test(line),
  )
  const rest = lines.slice(from + 1)
  if (from < 0 || rest.some((line) => line !== name)) return { body: lines }
  const [, place = '', typed = ''] = /^(.*?), (?:den )?([\d.]+)/.exec(lines[from] ?? '') ?? []
  return { body: lines.slice(0, from), place, date: parsePartialDate(typed) ?? '' }
}

/** A first draft from the lines of a text: what has no place in it is kept in the text above the sections. */
export function draftFromText(text: string): Resume | undefined {
  const lines = text
    .split('\n')
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter((line) => /[\p{L}\p{N}]/u.test(line) && !isFoot(line))
  const first = lines.findIndex((line) => headingOf(line))
  const person = personIn(first < 0 ? lines : lines.slice(0, first))
  const { body, ...closing } = closingOf(first < 0 ? [] : lines.slice(first), person.personalData.name)
  const sections = new Map<SectionId, string[]>()
  const personality: string[] = []
  let section: SectionId | undefined
  for (const line of body) {
    const heading = headingOf(line)
    if (heading) section = heading
    else if (section === 'personality') personality.push(line)
    else if (section) sections.set(section, [...(sections.get(section) ?? []), line])
  }
  const lists: Partial<Record<SectionId, DraftEntry[]>> = {}
  for (const [id, own] of sections) addLines((lists[id] = []), id, own)
  const personalData = { ...person.personalData, personality: personality.join('\n') }
  return decodeResume({ ...person, ...closing, personalData, ...lists })
}
