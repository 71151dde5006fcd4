import { isObject } from '@kleinzeug/storage/decode'
import { mergeNamedList } from '@kleinzeug/storage/merge'
import type { Resume, ResumeData } from './resume.ts'
import { sectionIds } from './sections.ts'

type Fields = Readonly<Record<string, unknown>>

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
const fieldsOf = (value: unknown): Fields => (isObject(value) ? value : {})

/** Field by field: what only they have changed is theirs, everything else is mine. */
function mergeFields<T extends object>(base: object | undefined, mine: T, theirs: T): T {
  const [before, ours, others] = [fieldsOf(base), fieldsOf(mine), fieldsOf(theirs)]
  const changed = Object.entries(others).filter(
    ([key, value]) => isSame(before[key], ours[key]) && !isSame(value, ours[key]),
  )
  return { ...mine, ...Object.fromEntries(changed) }
}

const listKeys = sectionIds.filter((id) => id !== 'personality')

function mergeResume<T extends Resume>(base: Resume | undefined, mine: T, theirs: T): T {
  // Two resumes that were chosen in two tabs are not joined into one.
  if (mine.id !== theirs.id) return mine
  const from = base?.id === mine.id ? base : undefined
  const lists = Object.fromEntries(
    listKeys.map((key) => [
      key,
      mergeNamedList(from?.[key], mine[key], theirs[key], ({ id }) => id, mergeFields),
    ]),
  )
  return {
    ...mergeFields(from, mine, theirs),
    personalData: mergeFields(from?.personalData, mine.personalData, theirs.personalData),
    professionData: mergeFields(from?.professionData, mine.professionData, theirs.professionData),
    style: mergeFields(from?.style, mine.style, theirs.style),
    letter: mergeFields(from?.letter, mine.letter, theirs.letter),
    cover: mergeFields(from?.cover, mine.cover, theirs.cover),
    ...lists,
  }
}

/** Joins the edits of two tabs: fields by name, entries and resumes by their id. */
export const mergeResumeData = (
  base: ResumeData | undefined,
  mine: ResumeData,
  theirs: ResumeData,
): ResumeData => ({
  ...mergeResume(base, mine, theirs),
  others: mergeNamedList(base?.others, mine.others, theirs.others, ({ id }) => id, mergeResume).filter(
    ({ id }) => id !== mine.id,
  ),
})
