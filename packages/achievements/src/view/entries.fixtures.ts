import { memoryStorage } from '@kleinzeug/storage'
import { addDays, startOfDay } from '@kleinzeug/calendar-day'
import type { AchievementsData } from '../model/entry.ts'
import { sample } from '../sample.ts'

export const today = '2026-11-21'

/** A clock and a chance that stand still. */
export function fixedSources() {
  let drawn = 0
  return { now: () => startOfDay(today), random: () => (drawn++ * 2_654_435_761) % 2 ** 32 }
}

export const year = sample.de(today)

/** What an earlier record may hold. */
export const oldRecord: AchievementsData = [
  'Schwimmabzeichen',
  { name: 'Führerschein', when: 'Sommer 2009' },
  { title: 'Abitur', date: '2008-06-20T10:00:00.000Z', points: 12 },
  { title: 'Altes Ziel', evidence: 'javascript:alert(1)' },
  42,
]

export const many = (count: number): AchievementsData =>
  Array.from({ length: count }, (_, index) => ({
    id: `many${index}`,
    date: addDays('2026-01-02', Math.floor((index * 320) / count)),
    title: `Erfolg Nummer ${index + 1} mit einem Titel von gewöhnlicher Länge`,
    impact: index % 3 === 0 ? 'Eine Wirkung, die in einem Satz gesagt ist.' : '',
    tags: [['team', 'technik', 'ux'][index % 3]],
    people: index % 4 === 0 ? ['Mira'] : [],
  }))

export const stored = (data: AchievementsData = year) => memoryStorage<AchievementsData>(data)
