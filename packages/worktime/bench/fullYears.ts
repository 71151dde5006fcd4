import { addDays, daysInYear, firstOfYear } from '../src/model/calendar/date.ts'
import { withDaysInYear } from '../src/model/record/edit.ts'
import { emptyYear } from '../src/model/record/work.ts'

/** The year that is shown: the last of them. */
export const LAST = 2026

/** The text of years in which every day has an entry and a note. */
export const fullYears = (count: number) =>
  JSON.stringify(
    Object.fromEntries(
      Array.from({ length: count }, (_, index) => {
        const year = LAST - index
        const patch = new Map(
          Array.from({ length: daysInYear(year) }, (_, day) => {
            const date = addDays(firstOfYear(year), day)
            return [date, { date, hoursWorked: ((day * 7) % 40) / 4, note: 'a note' }] as const
          }),
        )
        // Each goes on with the balance of the one before, as years do that were begun one after another.
        return [String(year), { ...withDaysInYear(emptyYear(year), patch), carryOver: 'previous' }]
      }),
    ),
  )
