import { fc } from '@fast-check/vitest'
import { printable } from './characters/printable.ts'
import {
  decodeResume,
  dateColumns,
  densities,
  emptyResume,
  families,
  languages,
  marginSizes,
  templateIds,
  typeSizes,
  type Resume,
} from './resume.ts'
import { isOwnSectionId, sectionIds, type SectionId } from './sections.ts'

/** Stands wherever the pages of a random resume show nothing. */
export const hiddenText = 'Geheimzeug'

const image =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

const date = fc.constantFrom('', '2019', '2020-03', '2020-03-29', '2024-12')
const words = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 20 }),
  fc.lorem({ maxCount: 4 }),
  fc.constantFrom(
    '',
    ' ',
    '½ → ≥ 4.500 m²',
    'Nguyễn Ồ',
    'Ελλάδα',
    'Київ',
    '"]}<>&\\ \u0000',
    'zwei\nZeilen',
    '– Punkt',
  ),
)
const address = fc.constantFrom(
  '',
  'https://example.org/ä',
  'example.org',
  `javascript:${hiddenText}`,
  'a@example.org',
)
const unknown = { ownField: hiddenText }

const entry = fc.record({
  id: fc.constantFrom('', `e1${hiddenText}`, 'e2', 'e3'),
  from: date,
  to: date,
  title: words,
  organisation: words,
  place: words,
  text: words,
  bullets: fc.array(words, { maxLength: 3 }),
  link: address,
  level: words,
  hidden: fc.boolean(),
  hiddenBullets: fc.subarray([0, 1, 2]),
})

const ids: readonly SectionId[] = [...sectionIds, 'own-talks', `own-${hiddenText}`]

const list = fc.array(entry, { maxLength: 4 })

const design = fc.record({
  template: fc.constantFrom(...templateIds),
  accent: fc.constantFrom('#8f2d07', '#1f4e8c'),
  size: fc.constantFrom(...typeSizes),
  density: fc.constantFrom(...densities),
  photo: fc.boolean(),
  language: fc.constantFrom(...languages),
  anonymous: fc.boolean(),
  closing: fc.boolean(),
  family: fc.constantFrom(...families),
  accent2: fc.constantFrom('', '#1f4e8c'),
  margins: fc.constantFrom(...marginSizes),
  justified: fc.boolean(),
  dates: fc.constantFrom(...dateColumns),
})

const parts = fc.record({
  date,
  place: words,
  image: fc.constantFrom('', image),
  person: fc.record({
    name: words,
    street: words,
    city: words,
    birthDate: date,
    birthCity: words,
    citizenship: words,
    maritalStatus: words,
    personality: words,
    telephone: words,
    email: words,
    website: address,
    urls: fc.array(address, { maxLength: 2 }),
  }),
  profession: fc.record({ title: words, professionReasonText: words }),
  lists: fc.tuple(...ids.map(() => list)),
  order: fc.shuffledSubarray([...ids]),
  hidden: fc.subarray([...ids]),
  manual: fc.subarray([...ids]),
  design,
  letter: fc.record({
    shown: fc.boolean(),
    recipient: words,
    reference: words,
    subject: words,
    salutation: words,
    text: words,
    farewell: words,
    enclosures: fc.array(words, { maxLength: 2 }),
    foldMarks: fc.boolean(),
  }),
  cover: fc.record({ shown: fc.boolean(), title: words, position: words }),
})

/** Resumes of all kinds, with traps in their texts, and `hiddenText` in whatever the pages do not show. */
export const randomResume: fc.Arbitrary<Resume> = parts.map((given) => {
  const { design: style, person } = given
  const isHidden = (id: SectionId) => given.hidden.includes(id)
  const secret = <T>(shown: boolean, value: T) => (shown ? value : hiddenText)
  const lists = ids.map((id, index) => {
    const entries = (given.lists[index] ?? []).map((one) => ({
      ...one,
      title: secret(!isHidden(id) && !one.hidden, one.title),
      bullets: one.bullets.map((bullet, at) => secret(!one.hiddenBullets.includes(at), bullet)),
      ...unknown,
    }))
    return [id, entries] as const
  })
  const sections = [...new Set([...given.order, ...given.hidden])].map((id) => ({
    id,
    title: isHidden(id) ? hiddenText : given.place,
    hidden: isHidden(id),
    manual: given.manual.includes(id),
    ...unknown,
  }))
  return (
    decodeResume({
      ...unknown,
      id: hiddenText,
      name: hiddenText,
      date: given.date,
      place: secret(style.closing && Boolean(printable(person.name) || given.image), given.place),
      signature: given.image,
      personalData: {
        ...person,
        ...unknown,
        birthCity: secret(!style.anonymous, person.birthCity),
        maritalStatus: secret(!style.anonymous, person.maritalStatus),
        personality: secret(!isHidden('personality'), person.personality),
        photo: given.image,
      },
      professionData: { ...given.profession, ...unknown },
      ...Object.fromEntries(lists.filter(([id]) => id !== 'personality' && !isOwnSectionId(id))),
      ownSections: lists.flatMap(([id, entries]) =>
        isOwnSectionId(id) ? [{ id, entries, ...unknown }] : [],
      ),
      sections,
      style: { ...style, ...unknown, fileName: `${hiddenText}_{name}` },
      letter: { ...given.letter, ...unknown, subject: secret(given.letter.shown, given.letter.subject) },
      cover: { ...given.cover, ...unknown, title: secret(given.cover.shown, given.cover.title) },
    }) ?? emptyResume()
  )
})
