import { isObject, orDefault, sliceDecoder, tolerantList, type DataOf } from '@kleinzeug/storage/decode'
import * as v from 'valibot'
import { applicationSchema } from './applications/application.ts'
import { isPartialDate, parsePartialDate } from './dates/partialDate.ts'
import { ownLanguage } from './ownLanguage.ts'
import { isOwnSectionId, type OwnSectionId } from './sections.ts'
import { portfolioSchema } from './portfolio/portfolio.ts'

// Loose objects: a field that this version does not know is carried along.
const text = orDefault(v.string(), '')
const date = orDefault(
  v.pipe(
    v.string(),
    // An older record has dates as they were typed.
    v.transform((value) => (isPartialDate(value) ? value : (parsePartialDate(value) ?? value))),
    v.check((value) => value === '' || isPartialDate(value)),
  ),
  '',
)
const texts = orDefault(tolerantList(v.string()), [])

const entryFields = v.looseObject({
  id: text,
  from: date,
  to: date,
  title: text,
  organisation: text,
  place: text,
  text,
  bullets: texts,
  link: text,
  level: text,
  /** Kept, and in no page nor file but the own one. */
  hidden: orDefault(v.boolean(), false),
  /** The places of the bullets that are kept so, too. */
  hiddenBullets: orDefault(tolerantList(v.pipe(v.number(), v.integer(), v.minValue(0))), []),
})

/** An entry of an older or foreign record may be its title alone. */
const entrySchema = v.pipe(
  v.unknown(),
  v.transform((value) => (typeof value === 'string' ? { title: value } : value)),
  entryFields,
)

/** Every item of a list gets an id that no other one has; the ids that are there are kept. */
function withIds<T extends { id: string }>(items: T[]): T[] {
  const taken = new Set<string>()
  return items.map((item, index) => {
    let id = item.id || `e${index}`
    while (taken.has(id)) id += '.'
    taken.add(id)
    return id === item.id ? item : { ...item, id }
  })
}

const entries = orDefault(v.pipe(tolerantList(entrySchema), v.transform(withIds)), [])

/** A section that the visitor has made; its title, place and visibility are in `sections`. */
const ownSectionSchema = v.looseObject({
  id: orDefault(
    v.custom<OwnSectionId>((id) => typeof id === 'string' && isOwnSectionId(id)),
    'own-',
  ),
  entries,
})

const choice = <const T extends readonly string[]>(options: T, fallback: T[number]) =>
  orDefault<T[number]>(v.picklist(options), fallback)

export const templateIds = ['classic', 'edge', 'plain', 'axis', 'compact', 'official'] as const
export type TemplateId = (typeof templateIds)[number]
export const densities = ['tight', 'normal', 'airy'] as const
export const languages = ['de', 'en'] as const
export const families = ['auto', 'sans', 'serif'] as const
export const marginSizes = ['narrow', 'normal', 'wide'] as const
export const dateColumns = ['left', 'right'] as const
/** Sizes of the text in points. */
export const typeSizes = [9, 9.5, 10, 10.5, 11] as const

export const DEFAULT_FILE_NAME = '{document}_{name}'

/** A text of this form. */
const matching = (form: RegExp) =>
  v.pipe(
    v.string(),
    v.check((value) => form.test(value)),
  )

const styleSchema = v.looseObject({
  template: choice(templateIds, 'classic'),
  accent: orDefault(matching(/^#[0-9a-f]{6}$/), '#8f2d07'),
  size: orDefault(v.picklist(typeSizes), 9.5),
  density: choice(densities, 'normal'),
  /** `auto`: that of the template. */
  family: choice(families, 'auto'),
  /** Of rules and labels; empty for what the template has. */
  accent2: orDefault(matching(/^(#[0-9a-f]{6})?$/), ''),
  margins: choice(marginSizes, 'normal'),
  justified: orDefault(v.boolean(), false),
  /** Where a template with a column of dates has it. */
  dates: choice(dateColumns, 'left'),
  photo: orDefault(v.boolean(), true),
  language: choice(languages, ownLanguage),
  anonymous: orDefault(v.boolean(), false),
  /** Whether place, date and the line to sign on stand at the end. */
  closing: orDefault(v.boolean(), true),
  fileName: orDefault(v.string(), DEFAULT_FILE_NAME),
  /** Whether the PDF carries what it shows as data, too. */
  attachment: orDefault(v.boolean(), true),
  /** Gaps longer than this number of months are reported. */
  gapMonths: orDefault(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(24)), 3),
})

const sectionSchema = v.looseObject({
  id: v.string(),
  title: text,
  hidden: orDefault(v.boolean(), false),
  /** Whether its entries stay in their order instead of newest first. */
  manual: orDefault(v.boolean(), false),
})

const imageData = orDefault(matching(/^(data:image\/(jpeg|png);base64,[\w+/=]+)?$/), '')

const personalSchema = v.looseObject({
  name: text,
  street: text,
  city: text,
  birthDate: date,
  birthCity: text,
  citizenship: text,
  maritalStatus: text,
  personality: text,
  telephone: text,
  email: text,
  photo: imageData,
  website: text,
  urls: texts,
})

const professionSchema = v.looseObject({ title: text, professionReasonText: text })

/** A letter by DIN 5008, form B. What is empty has its usual words. */
const letterSchema = v.looseObject({
  /** Whether it is printed, before the resume. */
  shown: orDefault(v.boolean(), false),
  /** The lines of the address field. */
  recipient: text,
  /** A reference number of the recipient's. */
  reference: text,
  subject: text,
  salutation: text,
  /** Paragraphs, divided by empty lines. */
  text,
  farewell: text,
  enclosures: texts,
  foldMarks: orDefault(v.boolean(), true),
})

/** A page before the resume with the person alone. */
const coverSchema = v.looseObject({
  shown: orDefault(v.boolean(), false),
  title: text,
  /** What one applies for. */
  position: text,
})

const part = <T>(schema: v.GenericSchema<unknown, T>, empty: T & {}) => orDefault<T>(schema, empty)

const contentFields = {
  id: text,
  name: text,
  date,
  personalData: part(personalSchema, v.parse(personalSchema, {})),
  professionData: part(professionSchema, v.parse(professionSchema, {})),
  employments: entries,
  otherEmployments: entries,
  projects: entries,
  trainings: entries,
  education: entries,
  certificates: entries,
  interests: entries,
  skills: entries,
  languages: entries,
  ownSections: orDefault(v.pipe(tolerantList(ownSectionSchema), v.transform(withIds)), []),
  /** Where it is signed; the city of the address when empty. */
  place: text,
  signature: imageData,
  sections: orDefault(tolerantList(sectionSchema), []),
  style: part(styleSchema, v.parse(styleSchema, {})),
  letter: part(letterSchema, v.parse(letterSchema, {})),
  cover: part(coverSchema, v.parse(coverSchema, {})),
  applications: orDefault(v.pipe(tolerantList(applicationSchema), v.transform(withIds)), []),
  portfolio: part(portfolioSchema, v.parse(portfolioSchema, {})),
  /** Id of the application that is shown and edited; empty for the resume itself. */
  chosenApplication: text,
}

const contentSchema = v.looseObject(contentFields)
const resumeSchema = v.looseObject({
  ...contentFields,
  /** The other resumes, whole; the fields beside it are the chosen one's. */
  others: orDefault(v.pipe(tolerantList(contentSchema), v.transform(withIds)), []),
})

export type Entry = DataOf<typeof entryFields>
export type OwnSection = DataOf<typeof ownSectionSchema>
export type Style = DataOf<typeof styleSchema>
export type SectionSettings = DataOf<typeof sectionSchema>
export type PersonalData = DataOf<typeof personalSchema>
export type Letter = DataOf<typeof letterSchema>
export type Cover = DataOf<typeof coverSchema>
export type ProfessionData = DataOf<typeof professionSchema>
/** One resume. */
export type Resume = DataOf<typeof contentSchema>
/** What ResumeGenerator stores: the chosen resume and the others. */
export type ResumeData = DataOf<typeof resumeSchema>

const decode = sliceDecoder<ResumeData>(resumeSchema)

/** Reads stored data; what is no object is refused as a whole. */
export const decodeResumeData: typeof decode = (data, reject) =>
  isObject(data) ? decode(data, reject) : undefined

/** Reads one resume of a file; parts that cannot be read get their defaults. */
export const decodeResume = sliceDecoder<Resume>(contentSchema)

export const emptyEntry: Entry = {
  id: '',
  from: '',
  to: '',
  title: '',
  organisation: '',
  place: '',
  text: '',
  bullets: [],
  link: '',
  level: '',
  hidden: false,
  hiddenBullets: [],
}

export const emptyResume = (): Resume => v.parse(contentSchema, {})
export const emptyResumeData = (): ResumeData => ({ ...emptyResume(), others: [] })
