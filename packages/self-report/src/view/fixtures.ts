import { memoryStorage } from '@kleinzeug/storage'
import { emptyData, type Rating, type SelfReportData, type TestRun, type Trait } from '../model/data.ts'
import { dayNumber, fromDayNumber, startOfDay } from '@kleinzeug/calendar-day'

export const today = '2026-11-21'

/** A clock and a chance that stand still. */
export function fixedSources() {
  let drawn = 0
  return { now: () => startOfDay(today), random: () => (drawn++ * 2_654_435_761) % 2 ** 32 }
}

const trait = (id: string, name: string, low: string, high: string): Trait => ({
  id,
  name,
  low,
  high,
  resting: false,
})

export const traits: readonly Trait[] = [
  trait('calm', 'Gelassenheit', 'angespannt', 'gelassen'),
  trait('energy', 'Tatkraft', 'erschöpft', 'voller Kraft'),
  trait('focus', 'Konzentration', 'zerstreut', 'gesammelt'),
  trait('bond', 'Verbundenheit', 'für mich', 'verbunden'),
  trait('nerve', 'Mut', 'zögernd', 'mutig'),
]

const courses: readonly (readonly number[])[] = [
  [3, 3, 4, 3, 4, 5, 4, 5, 5, 6, 5],
  [5, 5, 4, 2, 2, 3, 4, 4, 5, 5, 6],
  [4, 3, 4, 4, 3, 4, 5, 4, 4, 5, 4],
  [6, 6, 5, 5, 5, 4, 5, 6, 6, 6, 6],
  [2, 2, 3, 3, 3, 4, 3, 4, 5, 4, 5],
]
const notes: Readonly<Record<number, string>> = {
  3: 'Umzug, kaum geschlafen.',
  6: 'Erste Woche im neuen Haus.',
  10: 'Ruhige Woche, viel draußen.',
}

/** Eleven months of ratings. */
export const ratings: readonly Rating[] = Array.from({ length: 11 }, (_, index) => ({
  id: `rating${index}`,
  date: fromDayNumber(dayNumber('2026-01-11') + index * 31),
  values: traits.map(({ id }, row) => ({ trait: id, value: courses[row]?.[index] ?? 4 })),
  note: notes[index] ?? '',
  by: '',
  open: false,
}))

export const secondView: Rating = {
  id: 'mira',
  date: '2026-11-19',
  values: [
    { trait: 'calm', value: 6 },
    { trait: 'energy', value: 6 },
    { trait: 'focus', value: 6 },
    { trait: 'nerve', value: 4 },
  ],
  note: 'Du wirkst ruhiger als im Frühjahr.',
  by: 'Mira',
  open: false,
}

/** Answers that lean one way or the other, as people's do. */
const answersOf = (shift: number) =>
  Array.from({ length: 120 }, (_, index) => String(((index * 7 + shift * (index % 5)) % 5) + 1)).join('')

export const tests: readonly TestRun[] = [
  { id: 'test1', date: '2026-02-01', answers: answersOf(1), note: '', open: false },
  { id: 'test2', date: '2026-10-04', answers: answersOf(3), note: '', open: false },
]

export const year: SelfReportData = { ...emptyData(), traits, ratings, tests }

export const stored = (data: Partial<SelfReportData> = year) =>
  memoryStorage<SelfReportData>({ ...emptyData(), ...data })
