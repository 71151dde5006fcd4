import { useToolState, type Environment, type ToolStateOptions } from '@kleinzeug/shell'
import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import type { Account } from '../model/account/account.ts'
import type { IsoDate } from '../model/calendar/date.ts'
import { shownHolidays, type Holiday } from '../model/calendar/holidays.ts'
import { readEntry, type EntryProblem } from '../model/entry/entry.ts'
import { leaveOf, type LeaveAccount } from '../model/leave/leave.ts'
import type { Contract } from '../model/plan/contract.ts'
import { dayIn } from '../model/record/edit.ts'
import type { Settings, WorkDay, WorktimeData, WorkYear } from '../model/record/work.ts'
import { createWorktimeState, type SettingsChange, type YearChange } from '../state/createWorktimeState.ts'
import type { WorktimeStorage } from '../storage.ts'

export type TimesheetOptions = ToolStateOptions<WorktimeData>

/** What a worktime without a look of its own shows and does. Days are `YYYY-MM-DD`, lengths of time whole minutes. */
export interface Timesheet {
  readonly data: WorktimeData
  /** The local day; it turns at midnight. */
  readonly today: IsoDate
  /** The day that is shown and edited: today until another one is selected. */
  readonly date: IsoDate
  /** What is entered on it. */
  readonly day: WorkDay | undefined
  /** Its year, as it would begin where nothing of it is stored. */
  readonly year: WorkYear
  /** The account of the year as of today. Where it is `empty`, its balance says nothing yet. */
  readonly account: Account
  /** The leave of the year; `undefined` where no contract names any. */
  readonly leave: LeaveAccount | undefined
  /** The public holidays of the year in the Bundesland of the settings, by date; none where it names none. */
  readonly holidays: ReadonlyMap<IsoDate, Holiday>
  readonly settings: Settings
  /** Selects a day of the years 1000 to 9999; another text is ignored. */
  readonly select: (date: IsoDate) => void
  /**
   * Enters what was typed for a day, as `readEntry` reads it; nothing at all deletes the entry.
   *
   * @param date the selected day when left out
   * @returns why it was refused; `undefined` once it is entered
   */
  readonly enter: (text: string, date?: IsoDate) => EntryProblem | undefined
  /** Changes fields of the year, such as its target or its start; `undefined` removes one. */
  readonly changeYear: (change: YearChange) => void
  /** Puts a contract in force from a day on; `undefined` removes that one. With the first the year follows it. */
  readonly changeContract: (from: IsoDate, contract: Contract | undefined) => void
  /** Changes settings, such as the Bundesland; `undefined` removes one. It is no step of undo. */
  readonly changeSettings: (change: SettingsChange) => void
  /** Takes the latest step of this page back and selects its day; does nothing without one. */
  readonly undo: () => void
  /** Does the step that was taken back again. */
  readonly redo: () => void
}

const createState = (storage: WorktimeStorage, { now }: Environment) => createWorktimeState(storage, now)

/**
 * The worktime without its look: days, account, leave and holidays for a view of your own.
 *
 * @example
 * ```tsx
 * const { date, account, enter } = useTimesheet({ storage })
 * ```
 */
export function useTimesheet(options: TimesheetOptions = {}): Timesheet {
  const { state, store } = useToolState(createState, options)
  const own = { store }
  const data = useAtomValue(state.data, own)
  const year = useAtomValue(state.year, own)
  const today = useAtomValue(state.today, own)
  const settings = useAtomValue(state.settings, own)
  return {
    data,
    today,
    date: useAtomValue(state.selected, own),
    day: useAtomValue(state.day, own),
    year,
    account: useAtomValue(state.account, own),
    leave: useMemo(() => leaveOf(data, year, today), [data, year, today]),
    holidays: useMemo(() => shownHolidays(settings, year.year), [settings, year.year]),
    settings,
    select: (date) => store.set(state.select, date),
    enter: (text, date = store.get(state.selected)) => {
      const before = dayIn(store.get(state.data), date)
      const result = readEntry(text, date, before)
      if ('problem' in result) return result.problem
      if (result.day !== before)
        store.set(state.editDays, new Map([[date, result.day]]), result.day ? 'entry' : 'deletion')
      return undefined
    },
    changeYear: (change) => store.set(state.changeYear, change),
    changeContract: (from, contract) => store.set(state.changeContract, undefined, from, contract),
    changeSettings: (change) => store.set(state.changeSettings, change),
    undo: () => void store.set(state.undo),
    redo: () => void store.set(state.redo),
  }
}
