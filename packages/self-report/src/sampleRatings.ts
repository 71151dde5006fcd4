import { addDays, type IsoDate } from '@kleinzeug/calendar-day'
import { emptyData, type SelfReportData } from './model/data.ts'

interface Words {
  /** Name, and what 1 and 7 mean. */
  readonly traits: ReadonlyArray<readonly [name: string, low: string, high: string]>
  /** Notes of the fourth, seventh and last rating. */
  readonly notes: readonly [string, string, string]
}

const ids = ['calm', 'energy', 'focus', 'bond', 'nerve'] as const
/** What each trait was rated, month by month. */
const courses: ReadonlyArray<readonly number[]> = [
  [3, 3, 4, 3, 4, 5, 4, 5, 5, 6, 5],
  [5, 5, 4, 2, 2, 3, 4, 4, 5, 5, 6],
  [4, 3, 4, 4, 3, 4, 5, 4, 4, 5, 4],
  [6, 6, 5, 5, 5, 4, 5, 6, 6, 6, 6],
  [2, 2, 3, 3, 3, 4, 3, 4, 5, 4, 5],
]

/** Answers that lean one way or the other, as people's do. */
const answersOf = (shift: number) =>
  Array.from({ length: 120 }, (_, index) => String(((index * 7 + shift * (index % 5)) % 5) + 1)).join('')

/** Eleven months of made-up ratings and two runs of the questionnaire, in the words given. */
export const sampleOf =
  ({ traits, notes: [fourth, seventh, last] }: Words) =>
  (today: IsoDate): SelfReportData => ({
    ...emptyData(),
    traits: traits.map(([name, low, high], row) => ({ id: ids[row] ?? '', name, low, high, resting: false })),
    ratings: Array.from({ length: 11 }, (_, index) => ({
      id: `rating${index}`,
      date: addDays(today, index * 31 - 314),
      values: ids.map((trait, row) => ({ trait, value: courses[row]?.[index] ?? 4 })),
      note: { 3: fourth, 6: seventh, 10: last }[index] ?? '',
      by: '',
      open: false,
    })),
    tests: [
      { id: 'test1', date: addDays(today, -293), answers: answersOf(1), note: '', open: false },
      { id: 'test2', date: addDays(today, -48), answers: answersOf(3), note: '', open: false },
    ],
  })
