import { isIsoDate } from '@kleinzeug/calendar-day'
import { listOf, objectOf, orDefault, where, type Reject } from './reader.ts'

/** Highest step of a trait's scale; the lowest is 1. */
export const STEPS = 7
/** How many statements the IPIP-NEO-120 has. */
export const ITEMS = 120
/** The most days a reminder may wait. */
export const MOST_DAYS = 365
/** Stands for a question that was left out. */
export const SKIPPED = 0

/** The ends of a trait's scale, and whether it is asked. */
export interface Trait {
  readonly id: string
  readonly name: string
  /** What 1 means. */
  readonly low: string
  /** What 7 means. */
  readonly high: string
  /** Kept with its values, but no longer asked. */
  readonly resting: boolean
}

export interface TraitValue {
  readonly trait: string
  /** 1 to 7; 0 was left out. */
  readonly value: number
}

interface Answered {
  readonly id: string
  /** YYYY-MM-DD */
  readonly date: string
  readonly note: string
  /** Interrupted, to be gone on with. */
  readonly open: boolean
}

export interface Rating extends Answered {
  readonly values: readonly TraitValue[]
  /** Who has rated; empty for oneself. */
  readonly by: string
}

export interface TestRun extends Answered {
  /** A sign for each statement: 1 to 5 as answered, - left out, . not yet asked. */
  readonly answers: string
}

/** The questions of somebody else, answered here and handed back as a file. */
export interface Sheet extends Answered {
  /** Whom it is about. */
  readonly about: string
  /** Who answers. */
  readonly by: string
  readonly traits: readonly Trait[]
  readonly values: readonly TraitValue[]
}

/** Everything that is stored. Fields of a later version are kept. */
export interface SelfReportData {
  readonly traits: readonly Trait[]
  readonly ratings: readonly Rating[]
  readonly tests: readonly TestRun[]
  readonly sheets: readonly Sheet[]
  /** `days` from 0, which is never, to 365; `since`: the day it counts from, or empty. */
  readonly reminder: { readonly days: number; readonly since: string }
}

const isText = (value: unknown) => typeof value === 'string'
const wholeTo = (most: number) =>
  where(
    (value): value is number =>
      typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most,
  )

const text = orDefault(where(isText), '')
const isTrue = orDefault(
  where((value) => typeof value === 'boolean'),
  false,
)
const id = where((value): value is string => isText(value) && value !== '')
const answered = { id, date: where(isIsoDate), note: text, open: isTrue }

const traits = listOf(
  objectOf<Trait>({
    id,
    name: where((value): value is string => isText(value) && value.trim() !== ''),
    low: text,
    high: text,
    resting: isTrue,
  }),
)
const values = listOf(objectOf<TraitValue>({ trait: id, value: wholeTo(STEPS) }))

const readData = objectOf<SelfReportData>({
  traits,
  ratings: listOf(objectOf<Rating>({ ...answered, values, by: text })),
  tests: listOf(
    objectOf<TestRun>({
      ...answered,
      answers: where((value): value is string => isText(value) && /^[1-5.-]{120}$/.test(value)),
    }),
  ),
  sheets: listOf(objectOf<Sheet>({ ...answered, about: text, by: text, traits, values })),
  reminder: orDefault(
    objectOf<SelfReportData['reminder']>({
      days: wholeTo(MOST_DAYS),
      since: orDefault(
        where((value): value is string => value === '' || isIsoDate(value)),
        '',
      ),
    }),
    { days: 0, since: '' },
  ),
})

/** Reads stored data; never throws. What cannot be read is left out or has its default, and is reported. */
export const decodeData = (data: unknown, reject: Reject = () => {}) => readData(data, '', reject)

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
