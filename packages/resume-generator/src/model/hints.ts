import { composeDocument } from './document.ts'
import { ADDRESS_LINES } from './letter.ts'
import { safeLink } from './links.ts'
import { lettersOf } from './characters/missingLetters.ts'
import { monthsOf, type PartialDate } from './dates/partialDate.ts'
import type { Resume } from './resume.ts'
import { sectionsOf } from './sectionOrder.ts'
import { entriesOf } from './sectionEntries.ts'
import { isDated, isListId, isOwnSectionId, pageWords, type KnownListId } from './sections.ts'

/** Something that a reader will miss or stumble over, and the field where it is mended. */
export type Hint =
  | { readonly kind: 'no-name' | 'no-contact' | 'no-profession' | 'no-stations'; readonly field: string }
  | {
      readonly kind:
        | 'letter-sender'
        | 'letter-recipient'
        | 'letter-lines'
        | 'letter-date'
        | 'letter-subject'
        | 'letter-text'
      readonly field: string
    }
  | {
      readonly kind: 'no-period' | 'no-title' | 'letter-salutation' | 'sent-day'
      readonly field: string
      readonly name: string
    }
  | { readonly kind: 'bad-link' | 'bad-email'; readonly field: string; readonly text: string }
  | { readonly kind: 'phone'; readonly field: string; readonly text: string }
  | {
      readonly kind: 'letters'
      readonly field: string
      /** What no font has, and the text that it stands in. */
      readonly letters: string
      readonly text: string
    }
  | {
      readonly kind: 'gap'
      readonly field: string
      readonly from: PartialDate
      readonly to: PartialDate
      readonly months: number
    }

const stationSections: readonly KnownListId[] = [
  'employments',
  'otherEmployments',
  'education',
  'trainings',
  'projects',
]

const monthText = (month: number) => `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`

/** Gaps of more than `months` without an entry in any section; hidden sections count, hidden entries do not. */
export function gapsOf(resume: Resume): ReadonlyArray<Extract<Hint, { kind: 'gap' }>> {
  const spans = stationSections
    .flatMap((section) =>
      resume[section].flatMap(({ id, from, to, hidden }) => {
        const start = hidden ? undefined : monthsOf(from)
        const end = monthsOf(to)
        return start
          ? [
              {
                first: start.first,
                last: end ? end.last : Number.POSITIVE_INFINITY,
                field: `${section}/${id}/period`,
              },
            ]
          : []
      }),
    )
    .toSorted((a, b) => a.first - b.first)
  const gaps: Array<Extract<Hint, { kind: 'gap' }>> = []
  let covered: number | undefined
  for (const { first, last, field } of spans) {
    const months = covered === undefined ? 0 : first - covered - 1
    if (covered !== undefined && months > resume.style.gapMonths)
      gaps.push({ kind: 'gap', field, from: monthText(covered + 1), to: monthText(first - 1), months })
    covered = Math.max(covered ?? last, last)
  }
  return gaps
}

/** A telephone number as DIN 5008 writes it; `undefined` when it is written so already or is none. */
export function dinTelephone(typed: string): string | undefined {
  const text = typed.trim()
  if (!/^[+(\d][\d\s()/.-]*$/.test(text) || !/[()/.]|\s-|-\s|\s{2}/.test(text)) return undefined
  const spaced = text
    .replaceAll(/\(0\)/g, ' ')
    .replaceAll(/[()/.]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?- ?/g, '-')
    .trim()
  return spaced === text ? undefined : spaced
}

function entryHints(resume: Resume): Hint[] {
  return sectionsOf(resume).flatMap(({ id, title, hidden }) => {
    if (hidden || !isListId(id)) return []
    const section = isOwnSectionId(id) ? title || pageWords[resume.style.language].ownSection : id
    return entriesOf(resume, id).flatMap((entry): Hint[] => {
      if (entry.hidden) return []
      const at = (key: string) => `${id}/${entry.id}/${key}`
      const name = entry.title || entry.organisation
      return [
        ...(name === '' ? [{ kind: 'no-title' as const, field: at('title'), name: section }] : []),
        ...(isDated(id) && !isOwnSectionId(id) && id !== 'projects' && !entry.from && !entry.to && name
          ? [{ kind: 'no-period' as const, field: at('period'), name }]
          : []),
        ...(entry.link && !safeLink(entry.link)
          ? [{ kind: 'bad-link' as const, field: at('link'), text: entry.link }]
          : []),
      ]
    })
  })
}

/** The surname of the person whom the address names: the last word of the line that has a title. */
function addresseeOf(recipient: string): string | undefined {
  for (const line of recipient.split('\n')) {
    const title = /(?:^|\s)(?:Frau|Herrn?|Mrs?\.?|Ms\.?)[ \t]/.exec(line)
    const words = title ? line.slice(title.index + title[0].length).trim() : ''
    const surname = words.split(/\s+/).at(-1)
    if (surname && !surname.includes(',')) return surname
  }
  return undefined
}

/** What a letter cannot be sent without, in the order in which it stands on the page. */
function letterHints({ letter, personalData: person, date }: Resume): Hint[] {
  if (!letter.shown) return []
  const lines = letter.recipient.split('\n').filter((line) => line.trim() !== '').length
  const checks = [
    ['letter-sender', 'personalData/street', person.street === '' || person.city === ''],
    ['letter-recipient', 'letter/recipient', lines < 2],
    ['letter-lines', 'letter/recipient', lines > ADDRESS_LINES],
    ['letter-date', 'date', date === ''],
    ['letter-subject', 'letter/subject', letter.subject.trim() === ''],
    ['letter-text', 'letter/text', letter.text.trim() === ''],
  ] as const
  const name = addresseeOf(letter.recipient)
  return [
    ...checks.flatMap(([kind, field, missing]) => (missing ? [{ kind, field }] : [])),
    ...(name && !letter.salutation.includes(name)
      ? [{ kind: 'letter-salutation' as const, field: 'letter/salutation', name }]
      : []),
  ]
}

/** Applications that were sent on no day. */
const applicationHints = ({ applications }: Resume): Hint[] =>
  applications.flatMap(({ id, name, status, sentOn }) =>
    status === 'sent' && sentOn === ''
      ? [{ kind: 'sent-day' as const, field: `applications/${id}/sentOn`, name }]
      : [],
  )

/** All hints, the most important first. */
export function hintsOf(resume: Resume): readonly Hint[] {
  const { personalData: person, professionData } = resume
  const telephone = dinTelephone(person.telephone)
  const links: Array<readonly [string, string]> = [
    ['website', person.website],
    ...person.urls.map((url) => ['urls', url] as const),
  ]
  return [
    ...(person.name ? [] : [{ kind: 'no-name' as const, field: 'personalData/name' }]),
    ...(person.email || person.telephone
      ? []
      : [{ kind: 'no-contact' as const, field: 'personalData/email' }]),
    ...(professionData.title ? [] : [{ kind: 'no-profession' as const, field: 'professionData/title' }]),
    ...(composeDocument(resume).sections.length > 0
      ? []
      : [{ kind: 'no-stations' as const, field: 'section/employments' }]),
    ...(person.email && !safeLink(person.email)?.startsWith('mailto:')
      ? [{ kind: 'bad-email' as const, field: 'personalData/email', text: person.email }]
      : []),
    ...links.flatMap(([field, text]): Hint[] =>
      text && !safeLink(text) ? [{ kind: 'bad-link', field: `personalData/${field}`, text }] : [],
    ),
    ...lettersOf(resume).map((found) => ({ kind: 'letters' as const, ...found })),
    ...letterHints(resume),
    ...applicationHints(resume),
    ...entryHints(resume),
    ...gapsOf(resume),
    ...(telephone ? [{ kind: 'phone' as const, field: 'personalData/telephone', text: telephone }] : []),
  ]
}
