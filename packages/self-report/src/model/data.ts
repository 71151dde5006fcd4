import { isObject, orDefault, sliceDecoder, tolerantList, type DataOf } from '@kleinzeug/storage/decode'
import * as v from 'valibot'
import { isIsoDate } from '@kleinzeug/calendar-day'

/** Highest step of a trait's scale; the lowest is 1. */
export const STEPS = 7
/** Highest step of the questionnaire's scale. */
export const TEST_STEPS = 5
/** How many statements the IPIP-NEO-120 has. */
export const ITEMS = 120
/** The most days a reminder may wait. */
export const MOST_DAYS = 365
/** Stands for a question that was left out. */
export const SKIPPED = 0

// One condition of our own is smaller than the three of the library.
const isWhole = (value: number, most: number) => Number.isInteger(value) && value >= 0 && value <= most

const text = orDefault(v.string(), '')
const id = v.pipe(
  v.string(),
  v.check((name) => name !== ''),
)
const day = v.pipe(
  v.string(),
  v.check((value: string): boolean => isIsoDate(value)),
)
const optionalDay = orDefault(
  v.pipe(
    v.string(),
    v.check((value: string): boolean => value === '' || isIsoDate(value)),
  ),
  '',
)

const trait = v.looseObject({
  id,
  name: v.pipe(
    v.string(),
    v.check((name) => name.trim() !== ''),
  ),
  /** What 1 means. */
  low: text,
  /** What 7 means. */
  high: text,
  /** Kept with its values, but no longer asked. */
  resting: orDefault(v.boolean(), false),
})

const values = orDefault(
  tolerantList(
    v.looseObject({
      trait: id,
      value: v.pipe(
        v.number(),
        v.check((value) => isWhole(value, STEPS)),
      ),
    }),
  ),
  [],
)

const rating = v.looseObject({
  id,
  date: day,
  values,
  note: text,
  /** Who has rated; empty for oneself. */
  by: text,
  /** Interrupted, can be continued. */
  open: orDefault(v.boolean(), false),
})

const testRun = v.looseObject({
  id,
  date: day,
  /** A sign for each statement: 1 to 5 as answered, - left out, . not yet asked. */
  answers: v.pipe(
    v.string(),
    v.check((signs) => /^[1-5.-]{120}$/.test(signs)),
  ),
  note: text,
  open: orDefault(v.boolean(), false),
})

/** Another person's questions, answered here and returned as a file. */
const sheet = v.looseObject({
  id,
  date: day,
  /** Whom it is about. */
  about: text,
  /** Who answers. */
  by: text,
  traits: orDefault(tolerantList(trait), []),
  values,
  note: text,
  open: orDefault(v.boolean(), false),
})

const schema = v.looseObject({
  traits: orDefault(tolerantList(trait), []),
  ratings: orDefault(tolerantList(rating), []),
  tests: orDefault(tolerantList(testRun), []),
  sheets: orDefault(tolerantList(sheet), []),
  reminder: orDefault(
    v.looseObject({
      /** 0 is never. */
      days: v.pipe(
        v.number(),
        v.check((days) => isWhole(days, MOST_DAYS)),
      ),
      since: optionalDay,
    }),
    { days: 0, since: '' },
  ),
})

export type SelfReportData = DataOf<typeof schema>
export type Trait = DataOf<typeof trait>
export type Rating = DataOf<typeof rating>
export type TestRun = DataOf<typeof testRun>
export type Sheet = DataOf<typeof sheet>
export type TraitValue = Rating['values'][number]

const decodeObject = sliceDecoder<SelfReportData>(schema)

/** Reads stored data. A list is no data of this tool, although it is an object. */
export const decodeData: typeof decodeObject = (data, reject) =>
  isObject(data) ? decodeObject(data, reject) : undefined

export const emptyData = (): SelfReportData => ({
  traits: [],
  ratings: [],
  tests: [],
  sheets: [],
  reminder: { days: 0, since: '' },
})

/** What a trait was rated; `undefined` where it was not asked or left out. */
export function valueOf({ values: list }: { readonly values: readonly TraitValue[] }, traitId: string) {
  const found = list.find(({ trait: name }) => name === traitId)?.value
  return found === SKIPPED ? undefined : found
}

/** Oldest first; of one day in the order of writing. */
export const byDate = <T extends { readonly date: string }>(list: readonly T[]): readonly T[] =>
  list.toSorted((a, b) => a.date.localeCompare(b.date))

export const ownRatings = ({ ratings }: SelfReportData) =>
  byDate(ratings.filter(({ by, open }) => by === '' && !open))
export const finishedRatings = ({ ratings }: SelfReportData) => byDate(ratings.filter(({ open }) => !open))
export const finishedTests = ({ tests }: SelfReportData) => byDate(tests.filter(({ open }) => !open))
