import type { StepLabels } from '@kleinzeug/shell/labels'
import type { Account, CarryOver } from './model/account/account.ts'
import type { AccountLine } from './model/account/accountDays.ts'
import type { MunicipalHoliday } from './model/calendar/holidays.ts'
import type { ImportMode } from './model/exchange/importDays.ts'
import type { CsvField } from './model/exchange/csvFile.ts'
import type { IsoDate } from './model/calendar/date.ts'
import type { EntryProblem } from './model/entry/entry.ts'
import type { Hint } from './model/account/hints.ts'
import type { YearFault } from './model/record/readYear.ts'
import type { DayKind } from './model/record/work.ts'
import type { YearFileResult } from './model/exchange/yearFile.ts'
import type { StepKind } from './state/WorktimeStep.ts'
import type { GridAction, KeyAction } from './view/keys/keyTable.ts'

type FileRefusal = Extract<YearFileResult, { refused: unknown }>['refused']

/** Every text of Arbeitszeit. Lengths of time come in minutes, days as YYYY-MM-DD. */
export interface WorktimeLabels extends StepLabels {
  title: string
  /** Formats: `1.637`, `1.637:30`, `+12:30`, `1.841 h`. */
  count: (value: number) => string
  duration: (minutes: number) => string
  signed: (minutes: number) => string
  hours: (minutes: number) => string
  /** `21. November`, `Sa, 21. Nov.`, `Samstag, 21. November 2026`. */
  day: (date: IsoDate) => string
  shortDay: (date: IsoDate) => string
  longDay: (date: IsoDate) => string
  month: (month: number) => string
  shortMonth: (month: number) => string
  weekday: (weekday: number) => string
  shortWeekday: (weekday: number) => string
  week: (week: number) => string
  shortWeek: string

  balanceOn: (date: IsoDate) => string
  balance: string
  actual: string
  target: string
  planned: string
  noEntries: string
  /** What to do in a year without entries; `start` where the account has one already. */
  emptyHint: (year: number, start: IsoDate | undefined) => string
  /** Said when an entry before the start of the account has moved it back. */
  startMoved: (start: IsoDate) => string
  sample: string
  sampleHint: string
  previousYear: string
  nextYear: string
  view: string
  views: Record<'month' | 'year' | 'years', string>

  /** The year of dots. */
  dots: (year: number) => string
  dotValue: (date: IsoDate, day: string, balance: string | undefined) => string
  dotScale: string
  holidayMark: string
  projection: string
  noEntry: string
  holiday: (name: string, municipal: boolean) => string
  curve: (account: Account) => string
  band: string
  asTable: string
  daysOfMonth: string

  today: string
  entry: string
  entryHint: string
  save: string
  addHalfHour: string
  repeatWeek: string
  repeated: (days: number) => string
  nothingToRepeat: string
  entryProblem: Record<EntryProblem, string>
  entered: (date: IsoDate, minutes: number, balance: number) => string
  deleted: (date: IsoDate) => string
  kind: string
  kinds: Record<DayKind, string>
  kindEffect: (kind: DayKind, perDay: number) => string
  details: string
  start: string
  end: string
  break: string
  note: string
  timesProblem: string
  breakProblem: string

  startTimer: string
  timerRuns: (elapsed: string) => string
  timerStarted: string
  timerStopped: (minutes: number, days: number) => string
  timerTooShort: string
  timerFullDay: (date: IsoDate) => string
  timerForgotten: (since: string, minutes: number) => string
  timerBehind: string
  timerUntil: string
  timerCountUntil: string
  timerCountAll: string
  timerDiscard: string
  timerUntilProblem: string
  instant: (time: number) => string

  whereFrom: string
  ahead: string
  behind: string
  even: string
  /** What a line of the balance is called, and how its figure comes about. */
  lineName: (line: AccountLine, account: Account) => string
  lineFormula: (line: AccountLine, account: Account) => string | undefined
  daysBefore: (days: number) => string
  daysAfter: (days: number) => string
  dayCount: (days: number) => string
  untilEnd: (end: IsoDate) => string
  fromDays: (name: string) => string
  /** Where the year stands, in a sentence; none while it is open. */
  outlook: (account: Account) => string | undefined

  hints: (count: number) => string
  hint: (hint: Hint) => string
  hintsNote: (month: string) => string

  weekSum: string
  monthSum: string
  gridHelp: string
  grid: (month: number, year: number) => string
  previousMonth: string
  nextMonth: string

  comparison: string
  weekdays: string
  year: string
  averagePerDay: string
  daysWorked: string
  weekdayValue: (minutes: number, days: number, all: number) => string
  addYear: string
  addYearProblem: string
  deleteYear: (year: number) => string
  showYear: (year: number) => string

  fill: string
  fillTitle: string
  from: string
  to: string
  hoursField: string
  onWeekdays: string
  skipHolidays: string
  overwrite: string
  fillSubmit: (days: number) => string
  dateProblem: string
  rangeProblem: string
  rangeTooLong: string

  yearSettings: string
  yearSettingsTitle: (year: number) => string
  hoursPerDay: string
  hoursPerDayHint: string
  accountStart: string
  accountStartHint: string
  accountEnd: string
  carryOver: string
  carryOverHint: string
  carryOverSource: Record<CarryOver['source'], string>
  carryOverLive: (year: number, minutes: number | undefined) => string
  durationProblem: string
  yearDateProblem: (year: number) => string
  /** What stands above settings that hold for all years, at once. */
  everyYear: string
  state: string
  noState: string
  /** The holidays of some municipalities, each with where it is one. */
  municipalHolidays: Record<MunicipalHoliday, string>
  showHints: string

  files: string
  filesTitle: (year: number) => string
  exportJson: string
  exportCsv: string
  exportIcs: string
  icsTitle: (kind: DayKind, minutes: number) => string
  print: string
  importFile: string
  importHint: string
  importTitle: (name: string) => string
  importYear: (year: number, shown: number) => string
  importDifference: (added: number, changed: number, equal: number, missing: number) => string
  importMode: string
  importModes: Record<ImportMode, string>
  importSubmit: (days: number) => string
  importRefused: Record<FileRefusal | 'unreadable' | 'no-columns', string>
  imported: (days: number) => string
  leftOut: (count: number) => string
  fault: (fault: YearFault, text: string, line: number | undefined) => string
  more: (count: number) => string
  columns: string
  column: Record<CsvField, string>
  noColumn: string
  columnName: (index: number, head: string | undefined) => string
  addUp: string

  /** What was done last. */
  undoable: (kind: StepKind, date: IsoDate, days: number) => string
  /** What undo and redo call each step. */
  steps: Record<StepKind, string>
  apply: string
  cancel: string
  close: string
  showKeys: string
  keysTitle: string
  keys: Record<KeyAction | GridAction, string>
  keyNames: Record<string, string>
  sheet: (name: string) => string
  signature: string
}
