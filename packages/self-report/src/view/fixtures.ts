import { memoryStorage } from '@kleinzeug/storage'
import { startOfDay } from '@kleinzeug/calendar-day'
import { emptyData, type Rating, type SelfReportData } from '../model/data.ts'
import { sample } from '../sample.ts'

export const today = '2026-11-21'

/** A clock and a chance that stand still. */
export function fixedSources() {
  let drawn = 0
  return { now: () => startOfDay(today), random: () => (drawn++ * 2_654_435_761) % 2 ** 32 }
}

/** Eleven months of ratings. */
export const year = sample.de(today)
export const { traits, ratings, tests } = year

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

export const stored = (data: Partial<SelfReportData> = year) =>
  memoryStorage<SelfReportData>({ ...emptyData(), ...data })
