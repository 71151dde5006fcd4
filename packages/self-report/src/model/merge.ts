import { mergeFields, mergeNamedList, mergeValue, type OnLost } from '@kleinzeug/storage/merge'
import type { SelfReportData, TestRun, TraitValue } from './data.ts'

interface Rated {
  readonly id: string
  readonly values: readonly TraitValue[]
}

/** One rating edited in two tabs: each value and each other field as it was edited. */
function mergeRated<T extends Rated>(base: T | undefined, mine: T, theirs: T, onLost?: OnLost): T {
  const values = mergeNamedList(
    base?.values,
    mine.values,
    theirs.values,
    ({ trait }) => trait,
    (...versions) => mergeFields(...versions, onLost),
  )
  // The values are merged already; given as equal, they are no conflict.
  return mergeFields(base && { ...base, values }, { ...mine, values }, { ...theirs, values }, onLost)
}

/** One questionnaire answered in two tabs: sign by sign. */
function mergeTest(base: TestRun | undefined, mine: TestRun, theirs: TestRun, onLost?: OnLost): TestRun {
  const answers = Array.from(mine.answers, (sign, at) =>
    mergeValue(base?.answers[at], sign, theirs.answers[at] ?? sign, onLost),
  ).join('')
  return mergeFields(base && { ...base, answers }, { ...mine, answers }, { ...theirs, answers }, onLost)
}

const idOf = ({ id }: { readonly id: string }) => id

/** Joins the edits of two tabs: item by item, in a rating value by value. */
export function mergeData(
  base: SelfReportData | undefined,
  mine: SelfReportData,
  theirs: SelfReportData,
  onLost?: OnLost,
): SelfReportData {
  const lists = {
    traits: mergeNamedList(base?.traits, mine.traits, theirs.traits, idOf, (...versions) =>
      mergeFields(...versions, onLost),
    ),
    ratings: mergeNamedList(base?.ratings, mine.ratings, theirs.ratings, idOf, (...versions) =>
      mergeRated(...versions, onLost),
    ),
    tests: mergeNamedList(base?.tests, mine.tests, theirs.tests, idOf, (...versions) =>
      mergeTest(...versions, onLost),
    ),
    sheets: mergeNamedList(base?.sheets, mine.sheets, theirs.sheets, idOf, (...versions) =>
      mergeRated(...versions, onLost),
    ),
    reminder: mergeFields(base?.reminder, mine.reminder, theirs.reminder, onLost),
  }
  return mergeFields(base && { ...base, ...lists }, { ...mine, ...lists }, { ...theirs, ...lists }, onLost)
}
