import { safeLink, shownLink } from './links.ts'
import {
  comparePeriods,
  formatPartialDate,
  formatPeriod,
  type PartialDate,
  type Period,
} from './dates/partialDate.ts'
import { printable } from './characters/printable.ts'
import type { Entry, Resume } from './resume.ts'
import {
  datedSections,
  pageWords,
  sectionKind,
  type ListId,
  type PageWords,
  type SectionId,
} from './sections.ts'
import { sectionsOf } from './sectionOrder.ts'

/** Text of the visitor, and the field of the form that it comes from. */
export interface FieldText {
  readonly field: string
  readonly text: string
  readonly href?: string | undefined
}

export interface DocumentEntry {
  readonly id: string
  readonly dates: Period
  readonly period: FieldText | undefined
  readonly title: FieldText | undefined
  readonly organisation: FieldText | undefined
  readonly place: FieldText | undefined
  readonly level: FieldText | undefined
  readonly link: FieldText | undefined
  readonly paragraphs: readonly FieldText[]
  readonly bullets: readonly FieldText[]
}

export interface DocumentSection {
  readonly id: SectionId
  readonly heading: FieldText
  readonly kind: 'entries' | 'levels' | 'names' | 'text'
  readonly entries: readonly DocumentEntry[]
  readonly paragraphs: readonly FieldText[]
}

export interface ContactRow {
  readonly label: string
  readonly value: FieldText
}

/** What stands in a resume, independent of the template. */
export interface ResumeDocument {
  readonly words: PageWords
  readonly language: 'de' | 'en'
  /** Of the resume. */
  readonly date: PartialDate
  readonly name: FieldText | undefined
  readonly title: FieldText | undefined
  readonly reason: readonly FieldText[]
  readonly contact: readonly ContactRow[]
  readonly photo: FieldText | undefined
  readonly sections: readonly DocumentSection[]
  readonly closing:
    | {
        readonly placeAndDate: FieldText | undefined
        readonly name: FieldText | undefined
        readonly signature: string
      }
    | undefined
}

/** The text of a field as it is set, in one line; nothing when it is empty. */
export const fieldText = (field: string, text: string, href?: string): FieldText | undefined => {
  const set = printable(text.replaceAll('\n', ' '))
  return set === '' ? undefined : { field, text: set, href }
}

const present = <T>(items: ReadonlyArray<T | undefined>): T[] =>
  items.flatMap((item) => (item === undefined ? [] : [item]))

const paragraphs = (field: string, text: string) =>
  present(text.split('\n').map((line) => fieldText(field, line)))

const bulletMark = /^\s*[-–—•*·●▪■◦‣▶]\s+/

function composeEntry(section: ListId, entry: Entry, words: PageWords): DocumentEntry {
  const at = (key: string) => `${section}/${entry.id}/${key}`
  const href = safeLink(entry.link)
  return {
    id: entry.id,
    dates: { from: entry.from, to: entry.to },
    period: fieldText(at('period'), formatPeriod(entry, words)),
    title: fieldText(at('title'), entry.title),
    organisation: fieldText(at('organisation'), entry.organisation),
    place: fieldText(at('place'), entry.place),
    level: fieldText(at('level'), entry.level),
    link: href ? fieldText(at('link'), shownLink(entry.link), href) : undefined,
    paragraphs: paragraphs(at('text'), entry.text),
    bullets: present(
      entry.bullets.map((bullet) => fieldText(at('bullets'), printable(bullet).replace(bulletMark, ''))),
    ),
  }
}

/** Composed entries by the stored entry: what did not change keeps its identity, and so its layout. */
const composed = new WeakMap<Entry, { section: ListId; words: PageWords; entry: DocumentEntry }>()

function cachedEntry(section: ListId, entry: Entry, words: PageWords): DocumentEntry {
  const known = composed.get(entry)
  if (known && known.section === section && known.words === words) return known.entry
  const fresh = composeEntry(section, entry, words)
  composed.set(entry, { section, words, entry: fresh })
  return fresh
}

const hasContent = (entry: DocumentEntry) =>
  Boolean(entry.title ?? entry.organisation ?? entry.place ?? entry.level ?? entry.link ?? entry.period) ||
  entry.paragraphs.length > 0 ||
  entry.bullets.length > 0

/** The entries of a section in the order in which they are printed. */
export function orderedEntries(resume: Resume, id: ListId): readonly Entry[] {
  const manual = resume.sections.some((section) => section.id === id && section.manual)
  return manual || !datedSections.has(id) ? resume[id] : resume[id].toSorted(comparePeriods)
}

function contactRows({ personalData: person, style }: Resume, words: PageWords): ContactRow[] {
  const row = (label: string, field: string, text: string, href?: string): ContactRow[] => {
    const value = fieldText(`personalData/${field}`, text, href)
    return value ? [{ label, value }] : []
  }
  const link = (field: string, typed: string) => {
    const href = safeLink(typed)
    return href ? row(words.website, field, shownLink(typed), href) : []
  }
  const birth = [
    formatPartialDate(person.birthDate),
    person.birthCity && `${words.bornIn} ${person.birthCity}`,
  ]
  return [
    ...row(words.address, 'street', [person.street, person.city].filter(Boolean).join(', ')),
    ...row(
      words.telephone,
      'telephone',
      person.telephone,
      `tel:${person.telephone.replaceAll(/[^+\d]/g, '')}`,
    ),
    ...row(words.email, 'email', person.email, safeLink(person.email)),
    ...link('website', person.website),
    ...person.urls.flatMap((url) => link('urls', url)),
    ...(style.anonymous ? [] : row(words.born, 'birthDate', birth.filter(Boolean).join(' '))),
    ...row(words.citizenship, 'citizenship', person.citizenship),
    ...(style.anonymous ? [] : row(words.maritalStatus, 'maritalStatus', person.maritalStatus)),
  ]
}

function composeSections(resume: Resume, words: PageWords): DocumentSection[] {
  return sectionsOf(resume).flatMap(({ id, title, hidden }): DocumentSection[] => {
    if (hidden) return []
    const heading: FieldText = { field: `sections/${id}`, text: printable(title) || words.sections[id] }
    if (id === 'personality') {
      const text = paragraphs('personalData/personality', resume.personalData.personality)
      return text.length > 0 ? [{ id, heading, kind: 'text' as const, entries: [], paragraphs: text }] : []
    }
    const entries = orderedEntries(resume, id)
      .filter((entry) => !entry.hidden)
      .map((entry) => cachedEntry(id, entry, words))
      .filter(hasContent)
    return entries.length > 0 ? [{ id, heading, kind: sectionKind(id), entries, paragraphs: [] }] : []
  })
}

/** The document of a resume: its texts in the order of the pages, without what is hidden or empty. */
export function composeDocument(resume: Resume): ResumeDocument {
  const { personalData: person, professionData: profession, style } = resume
  const words = pageWords[style.language]
  const name = fieldText('personalData/name', person.name)
  // The place of the signature is the town: "51147 Köln" gives "Köln".
  const place = resume.place || person.city.replace(/^\s*(?:[A-Z]{1,2}-)?\d{4,5}\s+/, '')
  return {
    words,
    language: style.language,
    date: resume.date,
    name,
    title: fieldText('professionData/title', profession.title),
    reason: paragraphs('professionData/professionReasonText', profession.professionReasonText),
    contact: contactRows(resume, words),
    photo:
      style.photo && !style.anonymous && person.photo
        ? { field: 'personalData/photo', text: person.photo }
        : undefined,
    sections: composeSections(resume, words),
    closing:
      style.closing && (name || resume.signature)
        ? {
            placeAndDate: fieldText(
              'date',
              [place, formatPartialDate(resume.date)].filter(Boolean).join(', '),
            ),
            name,
            signature: resume.signature,
          }
        : undefined,
  }
}
