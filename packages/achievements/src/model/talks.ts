import { isObject } from '@kleinzeug/storage/decode'
import { daysBetween, isIsoDate, type IsoDate } from '@kleinzeug/calendar-day'
import type { AchievementsData, Entry } from './entry.ts'
import { keyed } from './list.ts'

/** A talk about one's work, an item of the list with `kind: 'talk'`. */
export interface Talk {
  readonly key: string
  readonly date: IsoDate
}

const REMINDER = 'reminder'
export const MOST_DAYS = 365

const asTalk = (item: unknown): IsoDate | undefined =>
  isObject(item) && item['kind'] === 'talk' && isIsoDate(item['date']) ? item['date'] : undefined

const asReminder = (item: unknown): number | undefined =>
  isObject(item) && item['kind'] === REMINDER && typeof item['days'] === 'number' ? item['days'] : undefined

/** Whether an item of the list is an entry, as opposed to a talk or the reminder. */
export const isEntry = (item: unknown) => asTalk(item) === undefined && asReminder(item) === undefined

/** All talks, the latest first. */
export const talksOf = (list: AchievementsData): readonly Talk[] =>
  keyed(list)
    .flatMap(({ key, item }) => {
      const date = asTalk(item)
      return date ? [{ key, date }] : []
    })
    .toSorted((a, b) => b.date.localeCompare(a.date))

/** The last talk that has taken place. */
export const lastTalk = (list: AchievementsData, today: IsoDate): Talk | undefined =>
  talksOf(list).find(({ date }) => date <= today)

/** Adds a talk; a day that has one already keeps it. */
export const addTalk = (list: AchievementsData, date: IsoDate, id: string): AchievementsData =>
  talksOf(list).some((talk) => talk.date === date) ? list : [...list, { id, kind: 'talk', date }]

/** After how many days without an entry one wants to be reminded; 0: never. */
export function reminderDays(list: AchievementsData): number {
  const days = list.map(asReminder).findLast((value) => value !== undefined) ?? 0
  return Number.isInteger(days) && days > 0 && days <= MOST_DAYS ? days : 0
}

/** Sets the reminder; it counts from this day on until an entry is added. */
export const setReminder = (list: AchievementsData, days: number, today: IsoDate): AchievementsData => [
  ...list.filter((item) => asReminder(item) === undefined),
  { id: REMINDER, kind: REMINDER, days, since: today },
]

/** For how many days nothing was added, if that is as long as one wants to be reminded. */
export function overdueDays(
  list: AchievementsData,
  entries: readonly Entry[],
  today: IsoDate,
): number | undefined {
  const days = reminderDays(list)
  if (days === 0) return undefined
  const since = list.findLast((item) => asReminder(item) !== undefined)
  const begin = isObject(since) && isIsoDate(since['since']) ? since['since'] : undefined
  const dates = entries.flatMap(({ date, added }) => [date, added])
  const latest = [...dates, begin]
    .filter((date) => date !== undefined && date <= today)
    .reduce<IsoDate | undefined>((last, date) => (!last || (date && date > last) ? date : last), undefined)
  if (!latest) return undefined
  const passed = daysBetween(latest, today)
  return passed >= days ? passed : undefined
}
