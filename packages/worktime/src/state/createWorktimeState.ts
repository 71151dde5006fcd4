import { todayAtom } from '@kleinzeug/shell/state'
import { storedAtom } from '@kleinzeug/storage'
import { atom } from 'jotai'
import { accountIn, perDayOf } from '../model/account/account.ts'
import { curveOf } from '../model/account/curve.ts'
import { datesOf, type AccountLine } from '../model/account/accountDays.ts'
import {
  daysInMonth,
  dayOf,
  isIsoDate,
  isoDate,
  monthOf,
  yearOf,
  type IsoDate,
} from '../model/calendar/date.ts'
import {
  dayIn,
  movedStart,
  newYear,
  revertDays,
  withDays,
  withoutYear,
  withYear,
  withYearFields,
  type DayPatch,
} from '../model/record/edit.ts'
import { mergeData } from '../model/record/merge.ts'
import {
  daysOf,
  isEmptyYear,
  kindOf,
  yearIn,
  yearsOf,
  type Settings,
  type WorkYear,
} from '../model/record/work.ts'
import { worktimeSlice, type WorktimeStorage } from '../storage.ts'
import { createTimer } from './createTimer.ts'
import { createUndo, type Undo } from './createUndo.ts'

export type View = 'month' | 'year' | 'years'

/** Settings to change; `undefined` removes one. */
type SettingsChange = { readonly [K in 'state' | 'municipalHolidays' | 'hints']?: Settings[K] | undefined }

type YearChange = Parameters<typeof withYearFields>[1]

/** One object for all records without settings: what depends on them does not change with an entry. */
const noSettings: Settings = {}

/** The atoms of one Worktime over its storage. */
export function createWorktimeState(storage: WorktimeStorage, now: () => number) {
  const data = storedAtom(storage, worktimeSlice)
  const { undoable, redoable, offerUndo, revert, reapply } = createUndo(data)
  const today = todayAtom(now)
  const chosen = atom<IsoDate>()
  /** The day that is shown and edited: today until another one is chosen. */
  const selected = atom((get) => get(chosen) ?? get(today))
  const number = atom((get) => yearOf(get(selected)))
  // A year without any entry is shown before it is stored.
  const year = atom((get) => yearIn(get(data), get(number)) ?? newYear(get(data), get(number)))

  const account = atom((get) => accountIn(get(data), get(year), get(today)))
  // The account of the year that is shown is the one that is asked for most.
  const accountOn = (date: IsoDate) =>
    atom((get) => {
      if (yearOf(date) === get(number)) return get(account)
      const present = get(data)
      const other = yearIn(present, yearOf(date)) ?? newYear(present, yearOf(date))
      return accountIn(present, other, get(today))
    })
  const day = atom((get) => dayIn(get(data), get(selected)))
  const highlight = atom<AccountLine>()

  const select = atom(null, (get, set, date: IsoDate) => {
    // Beyond the years that dates have there is nothing to show.
    if (isIsoDate(date)) set(chosen, date === get(today) ? undefined : date)
  })

  /** Puts years in the place of the ones of their numbers, or adds them; to be undone as one. */
  const putYears = atom(null, (get, set, years: readonly WorkYear[]) => {
    const [first] = years
    if (!first) return
    const before = get(data)
    const after = years.reduce(withYear, before)
    set(data, (present) => years.reduce(withYear, present))
    set(offerUndo, {
      kind: 'import',
      date: isoDate(first.year, 0, 1),
      days: years.reduce((sum, year) => sum + daysOf(year).length, 0),
      // What was entered after the import stays.
      revert: (present) => mergeData(after, before, present),
    })
  })

  return {
    data,
    /** Changes with whatever the rest is worked out from, and works out nothing itself. */
    basis: atom((get) => [get(data), get(number), get(today), get(undoable), get(redoable)] as const),
    undoable,
    redoable,
    today,
    selected,
    select,
    view: atom<View>('year'),
    /** The line of the account whose days are shown. */
    highlight,
    highlighted: atom((get) => {
      const name = get(highlight)
      return name && new Set(datesOf(get(year), get(account), name, get(today)))
    }),
    number,
    year,
    /** Whether the year is made up. */
    sample: atom((get) => get(year).sample === true),
    /** The target of a day, in minutes. */
    perDay: atom((get) => perDayOf(get(year))),
    previousYear: atom((get) => yearIn(get(data), get(number) - 1)),
    day,
    kind: atom((get) => kindOf(get(day) ?? { date: get(selected), hoursWorked: 0 })),
    account,
    /** How the account grew, month by month. */
    curve: atom((get) => curveOf(get(year), get(account), get(today))),
    /** The account of the year of a date. */
    accountOn,
    settings: atom((get): Settings => get(data).settings ?? noSettings),
    /** Every year there is, and the present one. */
    years: atom((get) =>
      [...new Set([...yearsOf(get(data)), yearOf(get(today)), get(number)])].toSorted((a, b) => a - b),
    ),
    ...createTimer(data, offerUndo),

    selectYear: atom(null, (get, set, next: number) => {
      const date = get(selected)
      const there = isoDate(next, monthOf(date), Math.min(dayOf(date), daysInMonth(next, monthOf(date))))
      set(select, next === yearOf(get(today)) ? get(today) : there)
    }),

    /** Changes days, to be undone as one. */
    editDays: atom(
      null,
      (get, set, patch: DayPatch, kind: Undo['kind'], start?: Parameters<typeof withDays>[2]) => {
        const [date] = patch.keys()
        if (date === undefined) return
        const before = get(data)
        set(data, (present) => withDays(present, patch, start))
        const after = get(data)
        set(offerUndo, {
          kind,
          date,
          days: patch.size,
          start: movedStart(before, after, patch),
          revert: revertDays(before, after, patch),
        })
      },
    ),
    changeYear: atom(null, (get, set, change: YearChange) => {
      const before = get(year)
      const stored = yearIn(get(data), before.year) !== undefined
      set(data, (present) =>
        withYear(present, withYearFields(yearIn(present, before.year) ?? before, change)),
      )
      const back: YearChange = {
        hoursPerDay: before.hoursPerDay,
        start: before.start,
        end: before.end,
        carryOver: before.carryOver,
      }
      set(offerUndo, {
        kind: 'year-settings',
        date: get(selected),
        days: 0,
        revert: (present) => {
          const current = yearIn(present, before.year)
          if (!current) return present
          return stored || !isEmptyYear(current)
            ? withYear(present, withYearFields(current, back))
            : withoutYear(present, before.year)
        },
      })
    }),
    putYears,
    /** Adds a year that is not there, as one that an entry would begin. */
    addYear: atom(null, (get, set, one: number) => {
      if (!yearIn(get(data), one)) set(putYears, [newYear(get(data), one)])
    }),
    deleteYear: atom(null, (get, set, one: number) => {
      const before = yearIn(get(data), one)
      if (!before) return
      set(data, (present) => withoutYear(present, one))
      set(offerUndo, {
        kind: 'year-deletion',
        date: isoDate(one, 0, 1),
        days: daysOf(before).length,
        revert: (present) => (yearIn(present, one) ? present : withYear(present, before)),
      })
    }),
    changeSettings: atom(null, (_get, set, change: SettingsChange) =>
      set(data, (present) => {
        const settings: Record<string, unknown> = { ...present.settings, ...change }
        for (const name of Object.keys(change)) if (settings[name] === undefined) delete settings[name]
        return { ...present, settings }
      }),
    ),
    /** Takes the last edit back and shows the day it happened on. */
    undo: atom(null, (_get, set) => {
      const undone = set(revert)
      if (undone) set(select, undone.date)
      return undone
    }),
    /** Does again what was taken back last, and shows the day it happened on. */
    redo: atom(null, (_get, set) => {
      const done = set(reapply)
      if (done) set(select, done.date)
      return done
    }),
  }
}

export type WorktimeState = ReturnType<typeof createWorktimeState>
