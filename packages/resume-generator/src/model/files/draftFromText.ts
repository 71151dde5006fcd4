import { parsePeriod } from '../dates/parsePeriod.ts'
import type { Period } from '../dates/partialDate.ts'
import { decodeResume, emptyEntry, type Entry, type Resume } from '../resume.ts'
import { pageWords, sectionIds, type SectionId } from '../sections.ts'

const synonyms: ReadonlyArray<readonly [RegExp, SectionId]> = [
  [
    /^(beruf(serfahrung|licher werdegang|spraxis)?|work (experience|history)|experience|employment|praxis)$/i,
    'employments',
  ],
  [/^(ausbildung.*|studium|schul(e|bildung)|bildung.*|education.*|academic.*)$/i, 'education'],
  [/^(weiterbildung(en)?|fortbildung(en)?|training|courses)$/i, 'trainings'],
  [/^(zertifikate|zeugnisse|certificates|certifications|auszeichnungen|awards)$/i, 'certificates'],
  [/^(kenntnisse.*|fähigkeiten.*|kompetenzen|edv.*|it-kenntnisse|skills.*)$/i, 'skills'],
  [/^(sprachen|sprachkenntnisse|languages)$/i, 'languages'],
  [/^(projekte|projects|publikationen|publications)$/i, 'projects'],
  [/^(interessen.*|hobbys?|hobbies|interests)$/i, 'interests'],
  [/^(ehrenamt.*|weitere tätigkeiten|engagement|volunteer.*|other activities)$/i, 'otherEmployments'],
  [/^(persönlichkeit|stärken|personality)$/i, 'personality'],
]

function headingOf(line: string): SectionId | undefined {
  const text = line.replace(/(?<![:\s])[:\s]+$/, '')
  return (
    sectionIds.find((id) => [pageWords.de, pageWords.en].some(({ sections }) => sections[id] === text)) ??
    synonyms.find(([pattern]) => pattern.test(text))?.[1]
  )
}

const monthText = String.raw`(?:jan|feb|mär|mar|mrz|apr|ma[iy]|jun|jul|aug|sep|okt|oct|nov|de[zc])\p{L}{0,6}\.?\s`
const dateText = String.raw`(?:(?:(?:\d{1,2}[./])?\d{1,2}[./]|${monthText})?(?<!\d)\d{4}(?!\d)|\d{2}/\d{2}(?![\d/]))`
const openText = 'heute|jetzt|dato|laufend|present|today|now|current'
const periodText = new RegExp(
  String.raw`(?:(?:seit|since|ab)\s${dateText}|${dateText}\s?(?:–|—|-|bis|to)\s?(?:${dateText}|${openText})|${dateText})`,
  'iu',
)

/** The period at the beginning or the end of a line, and what else the line says. */
function periodIn(line: string): { period: Period; rest: string } | undefined {
  const match = periodText.exec(line)
  if (!match) return undefined
  const before = line.slice(0, match.index).trim()
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

/** A first draft from the lines of a PDF: what has no place in it is kept in the text above the sections. */
export function draftFromText(text: string): Resume | undefined {
  const lines = text
    .split('\n')
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter((line) => /[\p{L}\p{N}]/u.test(line) && !/^(Seite|Page) \d+/.test(line))
  const first = lines.findIndex((line) => headingOf(line))
  const head = first < 0 ? lines : lines.slice(0, first)
  const all = head.join('\n')
  const email = /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/.exec(all)?.[0] ?? ''
  const telephone =
    /(?:\+|00|0)\d[\d\s()/-]{5,}\d/.exec(all.replaceAll(/\d{1,2}\.\d{1,2}\.\d{4}/g, ''))?.[0] ?? ''
  const place = /(?<![\p{L}. -])([\p{L}. -]+\d+\s?\p{L}?),?\s+(\d{5}\s+\p{L}[\p{L} -]+)/u.exec(
    all.replaceAll('\n', ', '),
  )
  const named = head.filter((line) => !/\d|@|:|lebenslauf|resume|curriculum/i.test(line))
  const sections = new Map<SectionId, string[]>()
  const personality: string[] = []
  let section: SectionId | undefined
  for (const line of lines.slice(Math.max(0, first))) {
    const heading = headingOf(line)
    if (heading) section = heading
    else if (section === 'personality') personality.push(line)
    else if (section) sections.set(section, [...(sections.get(section) ?? []), line])
  }
  const lists: Partial<Record<SectionId, DraftEntry[]>> = {}
  for (const [id, own] of sections) addLines((lists[id] = []), id, own)
  return decodeResume({
    personalData: {
      name: named[0] ?? '',
      email,
      telephone: telephone.trim(),
      street: place?.[1]?.trim() ?? '',
      city: place?.[2]?.trim() ?? '',
      personality: personality.join('\n'),
    },
    professionData: {
      title: named[1] ?? '',
      professionReasonText: named
        .slice(2)
        .filter((line) => line.length > 40)
        .join(' '),
    },
    ...lists,
  })
}
