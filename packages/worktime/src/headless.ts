// The worktime without its look: for a view of one's own, and for scripts.
export { useTimesheet, type Timesheet, type TimesheetOptions } from './view/useTimesheet.ts'
export { createWorktimeState, type WorktimeState } from './state/createWorktimeState.ts'
export { accountIn, type Account, type CarryOver } from './model/account/account.ts'
export type { Part } from './model/account/monthSums.ts'
export { leaveOf, type LeaveAccount, type LeaveDay } from './model/leave/leave.ts'
export { holidaysOf, type Holiday } from './model/calendar/holidays.ts'
export type { MunicipalHoliday } from './model/calendar/municipalHolidays.ts'
export { states } from './model/calendar/stateNames.ts'
export type { State } from './model/calendar/states.ts'
export type { IsoDate } from './model/calendar/date.ts'
export { readEntry, type EntryProblem, type EntryResult } from './model/entry/entry.ts'
export { spread, type Contract, type Contracts, type Week } from './model/plan/contract.ts'
export { planOf, targetOf, type Plan } from './model/plan/plan.ts'
export {
  dayIn,
  withContract,
  withDays,
  withYear,
  withYearFields,
  type DayPatch,
} from './model/record/edit.ts'
export { daysOf, minutesOf, yearIn, yearsOf } from './model/record/work.ts'
export { worktimeSlice, type WorktimeStorage } from './storage.ts'
export type { DayKind, Settings, WorkDay, WorktimeData, WorkYear } from './model/record/work.ts'
