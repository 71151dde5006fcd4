/** The sections of a resume, in the order of a new one. */
export const sectionIds = [
  'employments',
  'otherEmployments',
  'projects',
  'education',
  'trainings',
  'certificates',
  'skills',
  'languages',
  'personality',
  'interests',
] as const

export type KnownSectionId = (typeof sectionIds)[number]
/** A section that the visitor has made. */
export type OwnSectionId = `own-${string}`
export type SectionId = KnownSectionId | OwnSectionId
/** The sections that are lists of entries. */
export type KnownListId = Exclude<KnownSectionId, 'personality'>
export type ListId = KnownListId | OwnSectionId

export const isOwnSectionId = (text: string): text is OwnSectionId => text.startsWith('own-')
export const isKnownSectionId = (text: string): text is KnownSectionId => sectionIds.some((id) => id === text)
export const isSectionId = (text: string): text is SectionId => isKnownSectionId(text) || isOwnSectionId(text)
export const isListId = (text: string): text is ListId => isSectionId(text) && text !== 'personality'
export const knownListIds = sectionIds.filter((id) => id !== 'personality')

const datedSections: ReadonlySet<SectionId> = new Set([
  'employments',
  'otherEmployments',
  'projects',
  'education',
  'trainings',
  'certificates',
])

/** Whether the entries of a section have dates and are sorted by them. */
export const isDated = (id: SectionId) => isOwnSectionId(id) || datedSections.has(id)

/** How the entries of a section are set: in full, as name and level, or in one line of names. */
export const sectionKind = (id: SectionId): 'entries' | 'levels' | 'names' | 'text' =>
  id === 'personality' ? 'text' : id === 'interests' ? 'names' : isDated(id) ? 'entries' : 'levels'

export type HeadingLanguage = 'de' | 'en'

/** What stands on the pages beside the visitor's own words. */
export interface PageWords {
  readonly document: string
  readonly sections: Readonly<Record<KnownSectionId, string>>
  /** Heading of an own section that has none. */
  readonly ownSection: string
  readonly address: string
  readonly telephone: string
  readonly email: string
  readonly website: string
  readonly born: string
  readonly bornIn: string
  readonly citizenship: string
  readonly maritalStatus: string
  readonly contact: string
  readonly photo: (name: string) => string
  readonly signature: (name: string) => string
  readonly since: string
  readonly page: (number: number, count: number) => string
  readonly letter: {
    readonly reference: string
    readonly date: string
    readonly salutation: string
    readonly farewell: string
    readonly enclosures: string
  }
  readonly cover: { readonly title: string; readonly position: (name: string) => string }
}

export const pageWords: Readonly<Record<HeadingLanguage, PageWords>> = {
  de: {
    document: 'Lebenslauf',
    sections: {
      employments: 'Berufserfahrung',
      otherEmployments: 'Weitere Tätigkeiten',
      projects: 'Projekte',
      education: 'Ausbildung und Studium',
      trainings: 'Weiterbildung',
      certificates: 'Zertifikate',
      skills: 'Kenntnisse',
      languages: 'Sprachen',
      personality: 'Persönlichkeit',
      interests: 'Interessen',
    },
    ownSection: 'Weitere Angaben',
    address: 'Anschrift',
    telephone: 'Telefon',
    email: 'E-Mail',
    website: 'Internet',
    born: 'Geboren',
    bornIn: 'in',
    citizenship: 'Staatsangehörigkeit',
    maritalStatus: 'Familienstand',
    contact: 'Person',
    photo: (name) => `Foto: ${name}`,
    signature: (name) => `Unterschrift: ${name}`,
    since: 'seit',
    page: (number, count) => `Seite ${number} von ${count}`,
    letter: {
      reference: 'Ihr Zeichen',
      date: 'Datum',
      salutation: 'Sehr geehrte Damen und Herren,',
      farewell: 'Mit freundlichen Grüßen',
      enclosures: 'Anlagen',
    },
    cover: { title: 'Bewerbung', position: (name) => `als ${name}` },
  },
  en: {
    document: 'Resume',
    sections: {
      employments: 'Work experience',
      otherEmployments: 'Other activities',
      projects: 'Projects',
      education: 'Education',
      trainings: 'Training',
      certificates: 'Certificates',
      skills: 'Skills',
      languages: 'Languages',
      personality: 'Personality',
      interests: 'Interests',
    },
    ownSection: 'Further details',
    address: 'Address',
    telephone: 'Phone',
    email: 'Email',
    website: 'Web',
    born: 'Born',
    bornIn: 'in',
    citizenship: 'Citizenship',
    maritalStatus: 'Marital status',
    contact: 'Person',
    photo: (name) => `Photo: ${name}`,
    signature: (name) => `Signature: ${name}`,
    since: 'since',
    page: (number, count) => `Page ${number} of ${count}`,
    letter: {
      reference: 'Your reference',
      date: 'Date',
      salutation: 'Dear Sir or Madam,',
      farewell: 'Yours faithfully,',
      enclosures: 'Enclosures',
    },
    cover: { title: 'Application', position: (name) => `as ${name}` },
  },
}
