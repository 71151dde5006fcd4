import type { StepLabels } from '@kleinzeug/shell/labels'
import type { IsoDate } from '@kleinzeug/calendar-day'
import type { ImportProblem, Refusal } from './model/files/imported.ts'
import type { ImportMode } from './model/files/planImport.ts'
import type { QuickProblem } from './model/quickEntry.ts'
import type { StepKind } from './state/AchievementsStep.ts'
import type { KeyAction } from './view/keyTable.ts'

export interface AchievementsLabels extends StepLabels {
  title: string
  /** What is counted in the window, such as „Erfolge“. */
  counted: (count: number) => string
  entryCount: (count: number) => string
  previousYear: string
  nextYear: string
  allYears: string
  /** Name of the line, for screen readers. */
  line: (year: number | undefined) => string
  lineHint: string
  linePoint: (date: IsoDate, title: string, index: number, count: number) => string
  emptyTool: string
  emptyYear: (year: number | undefined) => string
  today: string
  talk: string
  lastEntry: string
  sinceTalkFact: string
  peopleFact: string
  none: string
  openEntry: string

  quick: string
  quickPlaceholder: string
  quickHelp: string
  record: string
  quickProblem: Record<QuickProblem, string>
  recorded: (title: string, date: string) => string
  /** How the line is read, while it is typed. */
  readAs: string

  list: string
  search: string
  year: string
  tag: string
  person: string
  all: string
  undated: string
  untitled: string
  sinceTalk: (date: string | undefined) => string
  sinceTalkMissing: string
  shown: (shown: number, all: number) => string
  nothingFound: string
  clearFilters: string
  impact: string
  evidence: string
  thanks: string
  otherFields: string
  edit: (title: string) => string
  remove: (title: string) => string
  removed: (title: string) => string

  editTitle: string
  fieldDate: string
  fieldTitle: string
  fieldImpact: string
  impactHint: string
  fieldEvidence: string
  fieldTags: string
  fieldPeople: string
  namesHint: string
  titleMissing: string
  dateInvalid: string
  dateFuture: string
  evidenceInvalid: string
  deleteEntry: string
  copyEntry: string
  offer: string
  offered: (title: string) => string
  /** Said when `onOffer` answers that the entry lies there already. */
  offerPresent: (title: string) => string
  /** The key that replaces what lies there. */
  offerReplace: string
  /** Said when `onOffer` has failed. */
  offerFailed: string
  done: string
  discard: string

  /** What undo and redo call each step. */
  steps: Readonly<Record<StepKind, string>>

  talks: string
  talksHelp: string
  talkDate: string
  addTalk: string
  removeTalk: (date: string) => string
  noTalks: string
  talkInvalid: string
  reminder: string
  reminderDays: string
  reminderHelp: string
  reminderInvalid: string
  overdue: (days: number) => string
  later: string

  review: string
  reviewHelp: string
  reviewYear: string
  print: string
  sheetTitle: (year: number | undefined) => string
  sheetMore: (count: number) => string
  sheetTags: string

  files: string
  exportHead: string
  exportHelp: (count: number, filtered: boolean) => string
  copyText: string
  copied: (count: number) => string
  copyFailed: string
  thanksLine: (people: readonly string[]) => string
  importHead: string
  importHelp: string
  chooseFile: string
  pasted: string
  preview: string
  importTitle: (name: string) => string
  pastedName: string
  importCounts: (added: number, changed: number, equal: number, kept: number) => string
  importMode: string
  importModes: Record<ImportMode, string>
  addedMark: string
  changedMark: string
  /** Marks an entry that is left out as it is here in another form. */
  keptMark: string
  moreEntries: (count: number) => string
  importProblem: (problem: ImportProblem) => string
  brokenLetters: string
  refused: Record<Refusal, string>
  unreadableFile: string
  importNow: (count: number) => string
  nothingNew: string
  imported: (count: number) => string
  cancel: string
  close: string
  fileName: string

  keysTitle: string
  showKeys: string
  keyNames: Record<string, string>
  /** What each key of the key table does. */
  keys: Record<KeyAction, string>
  /** 14. November 2026 */
  longDate: (date: IsoDate) => string
  /** 14. Nov. */
  shortDate: (date: IsoDate) => string
  /** Jan, Feb … for 1 to 12. */
  month: (month: number) => string
}
