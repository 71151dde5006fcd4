import * as v from 'valibot'
import { isIsoDate, monthOf, type IsoDate } from '../calendar/date.ts'
import { isClock } from '../calendar/clock.ts'
import { municipalHolidays } from '../calendar/municipalHolidays.ts'
import { isState } from '../calendar/states.ts'
import type { Contracts } from '../plan/contract.ts'

/**
 * What kind of day it is. Vacation and sickness are credited up to the target of the day; a day off
 * in lieu (`comp`) is credited nothing and so takes from the balance.
 */
export const dayKinds = ['work', 'vacation', 'sick', 'comp'] as const
export type DayKind = (typeof dayKinds)[number]

/** Longest stored note. */
export const NOTE_LIMIT = 500

const clock = v.pipe(v.string(), v.check(isClock))
const text = v.exactOptional(v.pipe(v.string(), v.maxLength(NOTE_LIMIT)))

const spanSchema = v.looseObject({
  /** Wall clock, HH:MM; an end before its start is on the next day. */
  start: clock,
  end: clock,
  project: text,
  note: text,
})
/** A time of work without a break. */
export type WorkSpan = v.InferOutput<typeof spanSchema>

// Loose objects: a field that this version does not know is carried along.
export const daySchema = v.looseObject({
  date: v.pipe(
    v.string(),
    v.check((value: string): boolean => isIsoDate(value)),
  ),
  /** Hours as they were entered or imported; kept to the last digit until the day is edited. */
  hoursWorked: v.pipe(v.number(), v.minValue(0), v.maxValue(24)),
  kind: v.exactOptional(v.picklist(dayKinds)),
  /** Wall clock, HH:MM. */
  start: v.exactOptional(clock),
  /** Wall clock, HH:MM, up to 24:00; one before `start` is on the next day. */
  end: v.exactOptional(clock),
  breakMinutes: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1440))),
  /** What was worked on; of a day with several times of work each has its own. */
  project: text,
  note: text,
  /** The times of work between `start` and `end` where there are several, in their order. */
  spans: v.exactOptional(v.array(spanSchema)),
  /** How much of the day is leave, of a day of vacation: the whole day without it. */
  leave: v.exactOptional(v.picklist([0.5])),
})
export type WorkDay = v.InferOutput<typeof daySchema>

/** One month: what was entered, by date. */
export interface WorkMonth {
  /** 0 to 11, as it is stored: see `numberOf`. */
  readonly month: number
  readonly days: readonly WorkDay[]
  readonly [unknown: string]: unknown
}

const previous = v.picklist(['previous'])
const hours = v.pipe(v.number(), v.minValue(-100_000), v.maxValue(100_000))

/** What a year holds besides its months. */
export const yearFields = v.looseObject({
  /** The target of a day in hours. */
  hoursPerDay: v.exactOptional(v.pipe(v.number(), v.minValue(0), v.maxValue(24))),
  /** What the target follows: the contracts of the record, or `hoursPerDay` without it. */
  model: v.exactOptional(v.picklist(['contract'])),
  /** The account begins on this day; on 1 January without it. */
  start: v.exactOptional(
    v.pipe(
      v.string(),
      v.check((value: string): boolean => isIsoDate(value)),
    ),
  ),
  /** The account ends on this day; on 31 December without it. */
  end: v.exactOptional(
    v.pipe(
      v.string(),
      v.check((value: string): boolean => isIsoDate(value)),
    ),
  ),
  /** What the year begins with: hours, negative when owed, the balance of the year before (`previous`), or nothing. */
  carryOver: v.exactOptional(v.lazy((input) => (input === 'previous' ? previous : hours))),
  /** Days of leave that the year begins with; what the year before has left without it. */
  leaveCarried: v.exactOptional(v.pipe(v.number(), v.minValue(0), v.maxValue(366))),
  /** When they lapse, as MM-DD, or `never`; on 31 March without it. */
  leaveLapses: v.exactOptional(v.picklist(['03-31', '06-30', '12-31', 'never'])),
  /** Made up, to show what a full year looks like. */
  sample: v.exactOptional(v.boolean()),
})
type YearFields = v.InferOutput<typeof yearFields>

/** One year. Its twelve months are all there, in order. */
export interface WorkYear extends YearFields {
  readonly year: number
  readonly months: readonly WorkMonth[]
}

const chosenHolidays = v.array(v.picklist(municipalHolidays))

export const settingsSchema = v.looseObject({
  /** The Bundesland whose holidays are shown. */
  state: v.exactOptional(v.pipe(v.string(), v.check(isState))),
  /** Which of the holidays that only some municipalities have are shown; `true` stands for all of them. */
  municipalHolidays: v.exactOptional(
    v.lazy((input) => (typeof input === 'boolean' ? v.boolean() : chosenHolidays)),
  ),
  /** Who the printed sheet is of, and for whom. */
  name: text,
  employer: text,
  /** Whether hints at the Arbeitszeitgesetz are shown. */
  hints: v.exactOptional(v.boolean()),
})
export type Settings = v.InferOutput<typeof settingsSchema>

export const timerSchema = v.looseObject({
  /** When it was started, in ms since 1970. */
  startedAt: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8.64e15)),
})
export type Timer = v.InferOutput<typeof timerSchema>

/** All that the tool keeps: years by their four digits, and beside them what is no year's own. */
export interface WorktimeData {
  readonly [year: `${number}`]: WorkYear
  readonly settings?: Settings
  /** What was agreed, by the day from which on it holds. */
  readonly contracts?: Contracts
  readonly timer?: Timer
}

/** The target of a day, in hours, where a year names none. */
export const HOURS_PER_DAY = 5

/** The hours of a day as whole minutes: sums are made of these only. */
export const minutesOf = (day: WorkDay | undefined) => (day ? Math.round(day.hoursWorked * 60) : 0)

export const kindOf = (day: WorkDay): DayKind => day.kind ?? 'work'

export const emptyYear = (year: number): WorkYear => ({
  year,
  months: Array.from({ length: 12 }, (_, month) => ({ month, days: [] })),
})

/** What stands before the name of the kind of half a day of leave. */
export const shareOf = ({ leave }: WorkDay) => (leave ? '½\u202f' : '')

/** The number of a month, 1 to 12: the stored form counts from 0. */
export const numberOf = ({ month }: WorkMonth) => month + 1

/** Where the month of a day stands among those of its year. */
export const placeOf = (date: IsoDate) => monthOf(date) - 1

/** The years of the data, in order. */
export const yearsOf = (data: WorktimeData): number[] =>
  Object.keys(data)
    .filter((key) => /^[1-9]\d{3}$/.test(key))
    .map(Number)
    .toSorted((a, b) => a - b)

/** A year of the data; `undefined` where nothing of it is stored. */
export const yearIn = (data: WorktimeData, year: number): WorkYear | undefined => data[`${year}`]

/** Whether anything was entered in a year. */
export const isEmptyYear = (year: WorkYear | undefined) =>
  !year || year.months.every(({ days }) => days.length === 0)

/** All entries of a year, in order. */
export const daysOf = (year: WorkYear): readonly WorkDay[] => year.months.flatMap(({ days }) => days)
