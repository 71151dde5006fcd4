import { mergeFields, mergeNamedList, mergeValue, type OnLost } from '@kleinzeug/storage/merge'
import type { Entry, OwnSection, Resume, ResumeData, SectionSettings } from './resume.ts'
import { knownListIds } from './sections.ts'
import type { Application } from './applications/application.ts'

const partKeys: readonly string[] = [
  ...knownListIds,
  'ownSections',
  'sections',
  'personalData',
  'professionData',
  'style',
  'letter',
  'cover',
  'applications',
  'portfolio',
]

/** The fields that are merged as a whole. */
const plainFields = (resume: Resume): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(resume).filter(([key]) => !partKeys.includes(key)))

const idOf = ({ id }: { readonly id: string }) => id

type Versions<T> = readonly [base: T | undefined, mine: T, theirs: T]

/** The places of hidden bullets mean nothing without the bullets: both are merged as one. */
const joined = ({ bullets, hiddenBullets, ...entry }: Entry) => ({
  ...entry,
  list: { bullets, hiddenBullets },
})

function mergeEntries([base, mine, theirs]: Versions<readonly Entry[]>, onLost?: OnLost): Entry[] {
  return mergeNamedList(base, mine, theirs, idOf, (old, own, other) => {
    const { list, ...entry } = mergeFields(old && joined(old), joined(own), joined(other), onLost)
    return { ...entry, ...list }
  })
}

const mergeOwnSections = ([base, mine, theirs]: Versions<readonly OwnSection[]>, onLost?: OnLost) =>
  mergeNamedList(base, mine, theirs, idOf, (old, own, other) => ({
    ...mergeFields(old, own, other),
    entries: mergeEntries([old?.entries, own.entries, other.entries], onLost),
  }))

/** Section by section where both have edited them; else whole, with the order. */
function mergeSections([base, mine, theirs]: Versions<readonly SectionSettings[]>, onLost?: OnLost) {
  let areBothEdited = false
  const whole = mergeValue(base, mine, theirs, () => (areBothEdited = true))
  if (!areBothEdited) return whole
  return mergeNamedList(base, mine, theirs, idOf, (...versions) => mergeFields(...versions, onLost))
}

const mergeApplication = (
  base: Application | undefined,
  mine: Application,
  theirs: Application,
  onLost?: OnLost,
): Application => ({
  ...mergeFields(base, mine, theirs, onLost),
  changes: mergeFields(base?.changes, mine.changes, theirs.changes, onLost),
  files: mergeNamedList(base?.files, mine.files, theirs.files, ({ hash }) => hash),
})

function mergeResume<T extends Resume>(base: Resume | undefined, mine: T, theirs: T, onLost?: OnLost): T {
  const lists = Object.fromEntries(
    knownListIds.map((key) => [key, mergeEntries([base?.[key], mine[key], theirs[key]], onLost)]),
  )
  return {
    ...mine,
    ...mergeFields(base && plainFields(base), plainFields(mine), plainFields(theirs), onLost),
    personalData: mergeFields(base?.personalData, mine.personalData, theirs.personalData, onLost),
    professionData: mergeFields(base?.professionData, mine.professionData, theirs.professionData, onLost),
    style: mergeFields(base?.style, mine.style, theirs.style, onLost),
    letter: mergeFields(base?.letter, mine.letter, theirs.letter, onLost),
    cover: mergeFields(base?.cover, mine.cover, theirs.cover, onLost),
    ...lists,
    ownSections: mergeOwnSections([base?.ownSections, mine.ownSections, theirs.ownSections], onLost),
    sections: mergeSections([base?.sections, mine.sections, theirs.sections], onLost),
    applications: mergeNamedList(
      base?.applications,
      mine.applications,
      theirs.applications,
      ({ id }) => id,
      (...applications) => mergeApplication(...applications, onLost),
    ),
    portfolio: {
      ...mergeFields(base?.portfolio, mine.portfolio, theirs.portfolio),
      files: mergeNamedList(
        base?.portfolio.files,
        mine.portfolio.files,
        theirs.portfolio.files,
        ({ id }) => id,
        (...files) => mergeFields(...files, onLost),
      ),
    },
  }
}

/** All resumes, the chosen one first. */
export function resumesOf({ others, ...chosen }: ResumeData): readonly Resume[] {
  return [chosen, ...others]
}

/** Joins the edits of two tabs: fields by name, entries and resumes by their id, whichever resume each has chosen. */
export function mergeResumeData(
  base: ResumeData | undefined,
  mine: ResumeData,
  theirs: ResumeData,
  onLost?: OnLost,
): ResumeData {
  const all = mergeNamedList(
    base && resumesOf(base),
    resumesOf(mine),
    resumesOf(theirs),
    idOf,
    (...resumes) => mergeResume(...resumes, onLost),
  )
  // The other tab may have removed the resume that is chosen here.
  const chosen = all.find(({ id }) => id === mine.id) ?? mine
  return { ...chosen, others: all.filter(({ id }) => id !== chosen.id) }
}
