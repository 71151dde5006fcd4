import { mergeFields, mergeNamedList, type OnLost } from '@kleinzeug/storage/merge'
import type { Application } from './applications/application.ts'
import type { Resume, ResumeData } from './resume.ts'
import { sectionIds } from './sections.ts'

const listKeys = sectionIds.filter((id) => id !== 'personality')
const partKeys: readonly string[] = [
  ...listKeys,
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
    listKeys.map((key) => [
      key,
      mergeNamedList(
        base?.[key],
        mine[key],
        theirs[key],
        ({ id }) => id,
        (...entries) => mergeFields(...entries, onLost),
      ),
    ]),
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
    ({ id }) => id,
    (...resumes) => mergeResume(...resumes, onLost),
  )
  // The other tab may have removed the resume that is chosen here.
  const chosen = all.find(({ id }) => id === mine.id) ?? mine
  return { ...chosen, others: all.filter(({ id }) => id !== chosen.id) }
}
