import type { StepLabels } from '@kleinzeug/shell/labels'
import type { Balance } from './model/compare.ts'
import type { IsoDate } from '@kleinzeug/calendar-day'
import type { Refusal } from './model/files/readFile.ts'
import type { Domain, ScaleId } from './model/ipip/score.ts'
import type { TraitProblem } from './model/traits.ts'
import type { Span } from './model/trend.ts'
import type { StepKind } from './state/steps.ts'
import type { View } from './state/createSelfReportState.ts'
import type { Entry } from './state/entries.ts'
import type { HelpAction } from './view/keyTable.ts'

/** A trait that is offered, with what 1 and 7 mean. */
export interface Suggestion {
  readonly name: string
  readonly low: string
  readonly high: string
}

/** Every text of Selbsteinschätzung. */
export interface SelfReportLabels extends StepLabels {
  title: string
  views: string
  view: Record<View, string>
  span: string
  spans: Record<Span, string>
  none: string
  close: string
  cancel: string
  done: string

  /** On the plate. */
  start: string
  goOn: string
  goOnSheet: (about: string) => string
  traits: string
  /** Leads from the suggestions to the list of traits. */
  ownTraits: string
  files: string
  print: string
  /** What undo and redo call each step. */
  steps: Readonly<Record<StepKind, string>>
  overdue: (days: number) => string
  later: string

  /** The window with the trend. */
  emptyTitle: string
  emptyText: string
  firstTitle: string
  firstText: string
  trend: string
  trendHint: string
  trendPoint: (date: IsoDate, index: number, all: number, values: string) => string
  traitValue: (name: string, value: number | undefined) => string
  poles: (low: string, high: string) => string
  openEntry: string

  /** The comparison. */
  from: string
  to: string
  compareNeeds: string
  compareSame: string
  side: (date: IsoDate, by: string) => string
  balance: (balance: Balance) => string
  difference: (difference: number | undefined) => string
  pair: (name: string, from: string, to: string) => string

  /** The questionnaire. */
  testName: string
  testIntro: readonly string[]
  testStart: string
  testGoOn: (answered: number) => string
  testAgain: string
  testLimits: string
  testMissing: string
  scales: Record<ScaleId, string>
  domainMeaning: Record<Domain, string>
  facets: (name: string, unfolded: boolean) => string
  mean: (value: number | undefined) => string
  answeredOf: (answered: number, of: number) => string
  /** The 120 statements in their order; loaded when the questionnaire begins. */
  items: () => Promise<readonly string[]>
  itemsFailed: string
  tryAgain: string
  itemsLoading: string
  agreement: readonly string[]

  /** While one answers. */
  sessionTraits: string
  sessionSheet: (about: string) => string
  questionOf: (at: number, of: number) => string
  stepName: (step: number, steps: number, low: string, high: string) => string
  lowEnd: string
  highEnd: string
  skip: string
  back: string
  pause: string
  paused: string
  hidden: string
  lastTitle: (answered: number, of: number) => string
  lastText: string
  sheetText: (about: string) => string
  note: string
  noteHint: string
  date: string
  dateInvalid: string
  dateFuture: string
  yourName: string
  record: string
  recorded: string
  saveSheet: string
  sheetSaved: string
  discard: string
  discarded: string

  /** The list. */
  entries: string
  entry: (entry: Entry) => string
  edit: (name: string) => string
  remove: (name: string) => string
  removed: (name: string) => string
  editTitle: string
  saveAgain: string
  removeEntry: string

  /** Traits. */
  traitsHelp: string
  traitName: string
  traitLow: string
  traitHigh: string
  addTrait: string
  traitProblem: Record<TraitProblem, string>
  noTraits: string
  suggestions: string
  suggested: readonly Suggestion[]
  suggest: (name: string) => string
  moveUp: (name: string) => string
  moveDown: (name: string) => string
  editTrait: (name: string) => string
  rest: string
  ask: string
  resting: string
  removeTrait: (values: number) => string
  reminder: string
  reminderDays: string
  reminderHelp: string
  reminderInvalid: string

  /** Files. */
  secondHead: string
  secondHelp: string
  saveQuestions: string
  secondNeeds: string
  exportHead: string
  exportHelp: string
  importHead: string
  importHelp: string
  chooseFile: string
  fileTitle: (name: string) => string
  backupPlan: (traits: number, ratings: number, tests: number, kept: number) => string
  nothingNew: string
  lost: (count: number) => string
  sumsStay: (count: number) => string
  takeOver: string
  takenOver: string
  questionsPlan: (about: string, count: number) => string
  answerNow: string
  answersPlan: (by: string, date: IsoDate, count: number) => string
  refused: Record<Refusal, string>
  unreadableFile: string
  fileName: string
  questionsFile: string
  answersFile: string
  csvColumns: readonly string[]
  csvSelf: string
  csvOther: string

  /** The printed sheet. */
  sheetDates: (from: IsoDate, to: IsoDate) => string
  sheetFoot: string

  showKeys: string
  keysTitle: string
  keyNames: Record<string, string>
  keys: Record<HelpAction, string>
  longDate: (date: IsoDate) => string
  mark: (date: IsoDate, isYear: boolean) => string
}
