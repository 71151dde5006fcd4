import { ITEMS, type Rating, type SelfReportData, type Sheet, type TestRun, type TraitValue } from './data.ts'
import type { IsoDate } from '@kleinzeug/calendar-day'
import { activeTraits } from './traits.ts'

/** What is answered: own traits, the questionnaire, or another person's sheet. */
export type SessionKind = 'ratings' | 'tests' | 'sheets'

/** A question answered from 1 on, `SKIPPED`, or not yet. */
export type Answer = number | undefined

export const openRating = ({ ratings }: SelfReportData) => ratings.findLast(({ open }) => open)
export const openTest = ({ tests }: SelfReportData) => tests.findLast(({ open }) => open)
export const openSheet = ({ sheets }: SelfReportData) => sheets.findLast(({ open }) => open)

export const newRating = (id: string, date: IsoDate): Rating => ({
  id,
  date,
  values: [],
  note: '',
  by: '',
  open: true,
})

export const newTest = (id: string, date: IsoDate): TestRun => ({
  id,
  date,
  answers: '.'.repeat(ITEMS),
  note: '',
  open: true,
})

const answersIn = (values: readonly TraitValue[], traits: ReadonlyArray<{ readonly id: string }>) =>
  traits.map(({ id }): Answer => values.find(({ trait }) => trait === id)?.value)

/** The answers of a session so far, in the order of its questions. */
export function answersOf(data: SelfReportData, kind: SessionKind, id: string): readonly Answer[] {
  if (kind === 'tests')
    return Array.from(data.tests.find((test) => test.id === id)?.answers ?? '', (sign): Answer =>
      sign === '.' ? undefined : sign === '-' ? 0 : Number(sign),
    )
  const sheet = kind === 'sheets' ? data.sheets.find((each) => each.id === id) : undefined
  const rated = sheet ?? data.ratings.find((each) => each.id === id)
  return answersIn(rated?.values ?? [], sheet?.traits ?? activeTraits(data))
}

/** The first question without an answer; the number of questions where all have one. */
export function firstOpen(answers: readonly Answer[]): number {
  const at = answers.indexOf(undefined)
  return at < 0 ? answers.length : at
}

const withValue = (values: readonly TraitValue[], trait: string, value: number): TraitValue[] =>
  values.some((each) => each.trait === trait)
    ? values.map((each) => (each.trait === trait ? { ...each, value } : each))
    : [...values, { trait, value }]

const replaced = <T extends { readonly id: string }>(
  list: readonly T[],
  id: string,
  change: (item: T) => T,
): T[] => list.map((item) => (item.id === id ? change(item) : item))

/** One question answered. @param value 0 leaves it out */
export function withAnswer(
  data: SelfReportData,
  kind: SessionKind,
  id: string,
  at: number,
  value: number,
): SelfReportData {
  if (kind === 'tests')
    return {
      ...data,
      tests: replaced(data.tests, id, (test) => ({
        ...test,
        answers: `${test.answers.slice(0, at)}${value === 0 ? '-' : value}${test.answers.slice(at + 1)}`,
      })),
    }
  const rate = <T extends Rating | Sheet>(item: T, trait: string | undefined): T =>
    trait === undefined ? item : { ...item, values: withValue(item.values, trait, value) }
  if (kind === 'sheets')
    return {
      ...data,
      sheets: replaced(data.sheets, id, (sheet) => rate(sheet, sheet.traits[at]?.id)),
    }
  const trait = activeTraits(data)[at]?.id
  return { ...data, ratings: replaced(data.ratings, id, (rating) => rate(rating, trait)) }
}

/** What of an entry can be changed after it was written. */
export interface EntryChange {
  readonly date?: IsoDate
  readonly note?: string
  readonly by?: string
  readonly open?: boolean
}

export const changeEntry = (
  data: SelfReportData,
  kind: SessionKind,
  id: string,
  change: EntryChange,
): SelfReportData => ({
  ...data,
  ratings: kind === 'ratings' ? replaced(data.ratings, id, (item) => ({ ...item, ...change })) : data.ratings,
  tests: kind === 'tests' ? replaced(data.tests, id, (item) => ({ ...item, ...change })) : data.tests,
  sheets: kind === 'sheets' ? replaced(data.sheets, id, (item) => ({ ...item, ...change })) : data.sheets,
})

const without = <T extends { readonly id: string }>(list: readonly T[], id: string): T[] =>
  list.filter((item) => item.id !== id)

export const removeEntry = (data: SelfReportData, kind: SessionKind, id: string): SelfReportData => ({
  ...data,
  ratings: kind === 'ratings' ? without(data.ratings, id) : data.ratings,
  tests: kind === 'tests' ? without(data.tests, id) : data.tests,
  sheets: kind === 'sheets' ? without(data.sheets, id) : data.sheets,
})
