import { orderedEntries } from './orderedEntries.ts'
import { freshId } from './freshId.ts'
import {
  emptyEntry,
  emptyResume,
  type Cover,
  type Entry,
  type Letter,
  type PersonalData,
  type ProfessionData,
  type Resume,
  type ResumeData,
  type SectionSettings,
  type Style,
} from './resume.ts'
import { sectionsOf } from './sectionOrder.ts'
import { entriesOf, withEntries } from './sectionEntries.ts'
import { isDated, type ListId, type SectionId } from './sections.ts'

export const withPersonal = <T extends Resume>(resume: T, fields: Partial<PersonalData>): T => ({
  ...resume,
  personalData: { ...resume.personalData, ...fields },
})

export const withProfession = <T extends Resume>(resume: T, fields: Partial<ProfessionData>): T => ({
  ...resume,
  professionData: { ...resume.professionData, ...fields },
})

export const withStyle = <T extends Resume>(resume: T, fields: Partial<Style>): T => ({
  ...resume,
  style: { ...resume.style, ...fields },
})

export const withLetter = <T extends Resume>(resume: T, fields: Partial<Letter>): T => ({
  ...resume,
  letter: { ...resume.letter, ...fields },
})

export const withCover = <T extends Resume>(resume: T, fields: Partial<Cover>): T => ({
  ...resume,
  cover: { ...resume.cover, ...fields },
})

/** Adds an empty entry before the others: the newest comes first. */
export function withNewEntry<T extends Resume>(resume: T, section: ListId): { resume: T; id: string } {
  const entries = entriesOf(resume, section)
  const id = freshId(entries)
  const entry = { ...emptyEntry, id }
  return {
    resume: withEntries(resume, section, isDated(section) ? [entry, ...entries] : [...entries, entry]),
    id,
  }
}

export const withEntry = <T extends Resume>(
  resume: T,
  section: ListId,
  id: string,
  fields: Partial<Entry>,
): T =>
  withEntries(
    resume,
    section,
    entriesOf(resume, section).map((entry) => (entry.id === id ? { ...entry, ...fields } : entry)),
  )

export const withoutEntry = <T extends Resume>(resume: T, section: ListId, id: string): T =>
  withEntries(
    resume,
    section,
    entriesOf(resume, section).filter((entry) => entry.id !== id),
  )

const moved = <T>(items: readonly T[], from: number, to: number): readonly T[] => {
  const item = items[from]
  if (item === undefined || from === to) return items
  return items.toSpliced(from, 1).toSpliced(to, 0, item)
}

const withSections = <T extends Resume>(resume: T, sections: readonly SectionSettings[]): T => ({
  ...resume,
  sections,
})

export const withSection = <T extends Resume>(
  resume: T,
  id: SectionId,
  fields: Partial<Omit<SectionSettings, 'id'>>,
): T =>
  withSections(
    resume,
    sectionsOf(resume).map((section) => (section.id === id ? { ...section, ...fields } : section)),
  )

export const withSectionMoved = <T extends Resume>(resume: T, from: number, to: number): T =>
  withSections(resume, moved(sectionsOf(resume), from, to))

/** Moves an entry by hand: from then on the section keeps the order it is given. */
export function withEntryMoved<T extends Resume>(resume: T, section: ListId, from: number, to: number): T {
  const list = moved(orderedEntries(resume, section), from, to)
  const ordered = withEntries(resume, section, list)
  return isDated(section) ? withSection(ordered, section, { manual: true }) : ordered
}

const contentOf = ({ others: _others, ...resume }: ResumeData): Resume => resume

const idOf = (data: ResumeData) => data.id || 'resume'

/** Makes another resume the chosen one; the one that was chosen joins the others. */
export function withChosen(data: ResumeData, id: string): ResumeData {
  const chosen = data.others.find((other) => other.id === id)
  if (!chosen) return data
  const before = { ...contentOf(data), id: idOf(data) }
  return { ...chosen, others: data.others.map((other) => (other.id === id ? before : other)) }
}

/** Shows an application of the chosen resume, or the resume itself for an empty id. */
export const withChosenApplication = (data: ResumeData, chosenApplication: string): ResumeData => ({
  ...data,
  chosenApplication,
})

/** Adds a resume and chooses it. */
export function withAdded(data: ResumeData, resume: Resume): ResumeData {
  const before = { ...contentOf(data), id: idOf(data) }
  const others = [...data.others, before]
  return { ...resume, id: freshId(others, 'r'), others }
}

/** Adds a copy of what is shown, without the applications. */
export const withCopy = (data: ResumeData, name: string): ResumeData =>
  withAdded(data, { ...contentOf(data), name, applications: [], chosenApplication: '' })

/** Removes the chosen resume: the next one is chosen, or an empty one. */
export function withoutChosen(data: ResumeData): ResumeData {
  const [next, ...others] = data.others
  return next ? { ...next, others } : { ...emptyResume(), others: [] }
}
