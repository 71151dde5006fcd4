import { createHistory, todayAtom } from '@kleinzeug/shell/state'
import { storedAtom } from '@kleinzeug/storage/jotai'
import { atom } from 'jotai'
import { accountIn } from '../model/account/account.ts'
import type { Contract } from '../model/plan/contract.ts'
import { planBy, planOf, targetOn } from '../model/plan/plan.ts'
import { curveOf } from '../model/account/curve.ts'
import { datesOf } from '../model/account/accountDays.ts'
import {
  daysInMonth,
  dayOf,
  isIsoDate,
  isoDate,
  monthOf,
  yearOf,
  type IsoDate,
  firstOfYear,
} from '../model/calendar/date.ts'
import {
  dayIn,
  movedStart,
  newYear,
  withContract,
  withDays,
  withoutYear,
  withYear,
  withYearFields,
  type DayPatch,
} from '../model/record/edit.ts'
import {
  daysOf,
  emptyYear,
  isEmptyYear,
  kindOf,
  yearIn,
  yearsOf,
  type Settings,
  type WorktimeData,
} from '../model/record/work.ts'
import { worktimeSlice, type WorktimeStorage } from '../storage.ts'
import { createTimer } from './createTimer.ts'
import type { HighlightedLine } from './HighlightedLine.ts'
import type { StepKind, WorktimeStep } from './WorktimeStep.ts'

export type View = 'month' | 'year' | 'years'

/** Settings to change; `undefined` removes one. */
export type SettingsChange = {
  readonly [K in 'state' | 'municipalHolidays' | 'hints' | 'name' | 'employer']?: Settings[K] | undefined
}

/** Fields of a year to change; `undefined` removes one. */
export type YearChange = Parameters<typeof withYearFields>[1]

/** One object for all records without settings: what depends on them does not change with an entry. */
const noSettings: Settings = {}

/** The atoms of one Worktime over its storage. @param now the time in ms since 1970 */
export function createWorktimeState(storage: WorktimeStorage, now: () => number) {
  const data = storedAtom(storage, worktimeSlice)
  const history = createHistory<WorktimeData, WorktimeStep>(data, {
    keys: ['date', 'month'],
    blank: ({ year }) => (typeof year === 'number' ? emptyYear(year) : undefined),
  })
  const { undoable, redoable } = history
  const today = todayAtom(now)
  const chosen = atom<IsoDate>()
  /** The day that is shown and edited: today until another one is chosen. */
  const selected = atom((get) => get(chosen) ?? get(today))
  const number = atom((get) => yearOf(get(selected)))
  // A year without any entry is shown before it is stored.
  const year = atom((get) => yearIn(get(data), get(number)) ?? newYear(get(data), get(number)))

  const plan = atom((get) => planOf(get(data), get(year)))
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
  const highlight = atom<HighlightedLine>()

  const select = atom(null, (get, set, date: IsoDate) => {
    // Beyond the years that dates have there is nothing to show.
    if (isIsoDate(date)) set(chosen, date === get(today) ? undefined : date)
  })

  /** Moves along the steps and shows the day of the step. */
  const move = (along: typeof history.undo) =>
    atom(null, (_get, set) => {
      const step = set(along)
      if (step) set(select, step.date)
      return step
    })

  return {
    data,
    /** Invalidation signal: changes when any input of the account changes. */
    basis: atom((get) => [get(data), get(number), get(today), get(undoable), get(redoable)] as const),
    undoable,
    redoable,
    today,
    selected,
    select,
    view: atom<View>('year'),
    highlight,
    /** The totals of the days to come, as long as somebody tries a pace; they are stored nowhere. */
    whatIf: atom<readonly number[]>(),
    highlighted: atom((get) => {
      const line = get(highlight)
      if (line === undefined) return undefined
      return new Set(
        typeof line === 'string'
          ? datesOf(get(year), get(account), line, get(today))
          : line.datesIn(get(data), get(year), get(today)),
      )
    }),
    number,
    year,
    /** Whether the year is made up. */
    sample: atom((get) => get(year).sample === true),
    plan,
    /** The plan of the other model, where the record knows both. */
    otherPlan: atom((get) => {
      const { contracts, settings } = get(data)
      if (!contracts || Object.keys(contracts).length === 0) return undefined
      return planBy(get(year).model ? 'year' : 'contract', get(year), contracts, settings)
    }),
    /** What the chosen day asks for, in minutes. */
    perDay: atom((get) => targetOn(get(plan), get(selected))),
    contracts: atom((get) => get(data).contracts),
    /** Whether the present year is shown and nothing was entered yet in any year. */
    untouched: atom((get) => {
      const present = get(data)
      return (
        get(number) === yearOf(get(today)) &&
        yearsOf(present).every((one) => {
          const there = yearIn(present, one)
          return there?.sample === true || isEmptyYear(there)
        })
      )
    }),
    previousYear: atom((get) => yearIn(get(data), get(number) - 1)),
    day,
    kind: atom((get) => kindOf(get(day) ?? { date: get(selected), hoursWorked: 0 })),
    /** Whether half of the chosen day is leave. */
    half: atom((get) => get(day)?.leave === 0.5),
    account,
    /** Whether there are days to come for what was entered. */
    goesOn: atom((get) => !get(account).empty && get(account).daysLeft > 0),
    /** How the account grew, month by month. */
    curve: atom((get) => curveOf(get(year), get(account), get(today))),
    /** The account of the year of a date. */
    accountOn,
    settings: atom((get): Settings => get(data).settings ?? noSettings),
    /** Every year there is, and the present one. */
    years: atom((get) =>
      [...new Set([...yearsOf(get(data)), yearOf(get(today)), get(number)])].toSorted((a, b) => a - b),
    ),
    ...createTimer(data, history.perform),

    selectYear: atom(null, (get, set, next: number) => {
      const date = get(selected)
      const there = isoDate(next, monthOf(date), Math.min(dayOf(date), daysInMonth(next, monthOf(date))))
      set(select, next === yearOf(get(today)) ? get(today) : there)
    }),

    /** Changes days, to be undone as one. */
    editDays: atom(
      null,
      (_get, set, patch: DayPatch, kind: StepKind, start?: Parameters<typeof withDays>[2]) => {
        const [date] = patch.keys()
        if (date === undefined) return
        set(
          history.perform,
          (present) => withDays(present, patch, start),
          (before, after) => ({ kind, date, days: patch.size, start: movedStart(before, after, patch) }),
        )
      },
    ),
    changeYear: atom(null, (get, set, change: YearChange) => {
      const before = get(year)
      set(
        history.perform,
        (present) => withYear(present, withYearFields(yearIn(present, before.year) ?? before, change)),
        { kind: 'year-settings', date: get(selected), days: 0 },
      )
    }),
    /**
     * Puts a contract in the place of the one from `before` on; without a contract that one is removed. With the first
     * contract the shown year follows it.
     */
    changeContract: atom(
      null,
      (get, set, before: IsoDate | undefined, from: IsoDate, contract: Contract | undefined) =>
        set(
          history.perform,
          (present) => {
            const changed = withContract(present, before, from, contract)
            if (present.contracts) return changed
            const shown = yearIn(changed, get(number)) ?? get(year)
            return withYear(changed, withYearFields(shown, { model: 'contract' }))
          },
          { kind: 'contract', date: get(selected), days: 0 },
        ),
    ),
    /** @param change adds days and years of a file */
    importParts: atom(
      null,
      (_get, set, change: (present: WorktimeData) => WorktimeData, date: IsoDate, days: number) => {
        set(history.perform, change, { kind: 'import', date, days })
        set(select, date)
      },
    ),
    keepSample: atom(null, (get, set, change: (present: WorktimeData) => WorktimeData) =>
      set(history.perform, change, { kind: 'sample', date: get(selected), days: 0 }),
    ),
    /** Adds a year that is not there, as one that an entry would begin. */
    addYear: atom(null, (_get, set, one: number) =>
      set(history.perform, (now) => (yearIn(now, one) ? now : withYear(now, newYear(now, one))), {
        kind: 'import',
        date: firstOfYear(one),
        days: 0,
      }),
    ),
    deleteYear: atom(null, (get, set, one: number) => {
      const before = yearIn(get(data), one)
      if (!before) return
      set(history.perform, (present) => withoutYear(present, one), {
        kind: 'year-deletion',
        date: firstOfYear(one),
        days: daysOf(before).length,
      })
    }),
    changeSettings: atom(null, (_get, set, change: SettingsChange) =>
      set(data, (present) => {
        const settings: Record<string, unknown> = { ...present.settings, ...change }
        for (const name of Object.keys(change)) if (settings[name] === undefined) delete settings[name]
        return { ...present, settings }
      }),
    ),
    undo: move(history.undo),
    redo: move(history.redo),
  }
}

export type WorktimeState = ReturnType<typeof createWorktimeState>
