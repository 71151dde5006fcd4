import { addDays, daysBetween, yearOf, type IsoDate } from '@kleinzeug/calendar-day'
import type { AchievementsData } from './model/entry.ts'

interface Words {
  readonly title: string
  readonly impact: string
  readonly tags: readonly string[]
}

/** Days of the sample, and who is thanked. The last two are of the year before. */
const days: ReadonlyArray<readonly [date: IsoDate, people: readonly string[]]> = [
  ['2026-01-16', ['Mira']],
  ['2026-02-27', []],
  ['2026-04-09', ['Jonas', 'Mira']],
  ['2026-05-22', []],
  ['2026-07-03', ['Anna Weiß']],
  ['2026-09-18', ['Jonas']],
  ['2026-10-30', []],
  ['2026-11-14', []],
  ['2025-06-12', ['Mira']],
  ['2025-11-03', []],
]

/** Spreads the days from 1 January to 21 November 2026 over the present year up to today. */
function placedIn(today: IsoDate) {
  const year = yearOf(today)
  const part = daysBetween(`${year}-01-01`, today) / daysBetween('2026-01-01', '2026-11-21')
  return (date: IsoDate) =>
    yearOf(date) < 2026
      ? `${year - 1}${date.slice(4)}`
      : addDays(`${year}-01-01`, Math.round(daysBetween('2026-01-01', date) * part))
}

/** Two years of made-up achievements with one talk, in the words given. */
export const sampleOf =
  (words: readonly Words[]) =>
  (today: IsoDate): AchievementsData => {
    const place = placedIn(today)
    return [
      ...days.map(([date, people], index) => ({
        id: `sample${index}`,
        date: place(date),
        ...words[index],
        ...(index === 1 && { evidence: 'https://example.org/formular' }),
        people,
      })),
      { id: 'talk1', kind: 'talk', date: place('2026-06-15') },
    ]
  }

export const entry = (title: string, impact: string, ...tags: readonly string[]): Words => ({
  title,
  impact,
  tags,
})
