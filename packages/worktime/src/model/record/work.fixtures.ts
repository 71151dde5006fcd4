import { fc } from '@fast-check/vitest'
import { clockOf } from '../calendar/clock.ts'
import { daysInYear, fromDayNumber, dayNumber, type IsoDate, firstOfYear } from '../calendar/date.ts'
import { withDaysInYear } from './edit.ts'
import { joinSpans } from './spans.ts'
import { dayKinds, emptyYear, type WorkDay, type WorkYear } from './work.ts'

/** Any day that a year can hold. */
export const anyDate = (year: number): fc.Arbitrary<IsoDate> =>
  fc
    .integer({ min: 0, max: daysInYear(year) - 1 })
    .map((day) => fromDayNumber(dayNumber(firstOfYear(year)) + day))

export const anyNumber = fc.integer({ min: 1600, max: 2399 })

const anyClock = fc.integer({ min: 0, max: 1440 }).map(clockOf)
const anyNote = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 60 })
  .filter((text) => text.trim() !== '' && text.length <= 500)

/** Two or three times of work, of which the last may end on the next day. */
const anySpans = fc
  .tuple(
    fc.uniqueArray(fc.integer({ min: 0, max: 1439 }), { minLength: 4, maxLength: 6 }),
    fc.array(fc.record({ project: anyNote, note: anyNote }, { requiredKeys: [] }), {
      minLength: 3,
      maxLength: 3,
    }),
    fc.boolean(),
  )
  .map(([minutes, texts, isLate]) => {
    const clocks = minutes.toSorted((a, b) => a - b).map(clockOf)
    const [first = '', ...rest] = clocks
    const order = isLate && clocks.length % 2 === 0 ? [...rest, first] : clocks
    return joinSpans(
      texts.flatMap((text, index) => {
        const [start, end] = order.slice(index * 2, index * 2 + 2)
        return start !== undefined && end !== undefined ? [{ start, end, ...text }] : []
      }),
    )
  })

/** Any entry of a date, with hours to the last digit. */
export const anyDayAt = (date: IsoDate): fc.Arbitrary<WorkDay> =>
  fc
    .record(
      {
        hoursWorked: fc.oneof(
          fc.double({ min: 0, max: 24, noNaN: true }).map((hours) => hours + 0),
          fc.integer({ min: 0, max: 1440 }).map((minutes) => minutes / 60),
        ),
        kind: fc.constantFrom(...dayKinds),
        times: fc.record({ start: anyClock, end: anyClock, breakMinutes: fc.integer({ min: 1, max: 1440 }) }),
        note: anyNote,
        project: anyNote,
        spans: anySpans,
        leave: fc.constant(0.5 as const),
      },
      { requiredKeys: ['hoursWorked'] },
    )
    .map(({ times, spans, kind, leave, hoursWorked, ...day }) => ({
      date,
      // No minus zero: no text keeps it.
      hoursWorked: hoursWorked === 0 ? 0 : hoursWorked,
      ...day,
      ...(kind && kind !== 'work' && { kind }),
      ...(kind === 'vacation' && leave && { leave }),
      ...(spans ?? times),
    }))

export const anyDay = (year: number) => anyDate(year).chain(anyDayAt)

/** Any year with some entries. */
export const anyYear: fc.Arbitrary<WorkYear> = anyNumber.chain((year) =>
  fc
    .uniqueArray(anyDay(year), { selector: ({ date }) => date, maxLength: 40 })
    .map((days) => withDaysInYear(emptyYear(year), new Map(days.map((day) => [day.date, day])))),
)

/** A year with what is given of it, hours by date. */
export const yearWith = (
  year: number,
  hours: Readonly<Record<IsoDate, number | Partial<WorkDay>>>,
  fields: Partial<WorkYear> = {},
): WorkYear => ({
  ...withDaysInYear(
    emptyYear(year),
    new Map(
      Object.entries(hours).map(([date, entry]) => [
        date,
        { date, hoursWorked: 0, ...(typeof entry === 'number' ? { hoursWorked: entry } : entry) },
      ]),
    ),
  ),
  ...fields,
})
