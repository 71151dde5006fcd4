import type { StepLabels } from '@kleinzeug/shell/labels'
import type { Comparison } from './model/comparison.ts'
import type { LengthProblem } from './model/length/parseLength.ts'
import type { Shape } from './model/entries.ts'
import type { Kind, Measure } from './model/thing.ts'
import type { Language } from './model/length/numbers.ts'
import type { EntryStep } from './state/createSizeComparisonState.ts'
import type { KeyAction } from './view/keyTable.ts'

export interface SizeComparisonLabels extends StepLabels {
  /** The language of names, numbers and units. */
  language: Language
  title: string
  scene: string
  sceneHint: string
  power: string
  loading: string
  loadFailed: string
  retry: string
  zoom: string
  smaller: string
  larger: string
  zoomIn: string
  zoomOut: string
  measure: Record<Measure, string>
  kinds: Record<Kind, string>
  /** Before a typical size. */
  about: string
  source: string
  /** After the source: with what the size was compared. */
  checked: (by: string) => string
  ownSource: string
  compare: string
  compared: string
  pickHint: string
  pickAnother: string
  show: (name: string) => string
  /** What two things have to do with each other, in sentences. */
  comparison: (comparison: Comparison) => readonly string[]

  tour: string
  tourStart: string
  tourPause: string
  tourResume: string
  tourEnd: string
  tourStop: (number: number, count: number) => string
  previousStop: string
  nextStop: string

  link: string
  linkCopied: string
  linkFailed: string

  list: string
  search: string
  kind: string
  allKinds: string
  shown: (shown: number, all: number) => string
  nothingFound: string
  clearSearch: string
  onlyKind: (kind: string) => string
  name: string
  size: string
  pick: (name: string) => string
  actions: string

  own: string
  ownTitle: string
  editTitle: string
  fieldName: string
  fieldSize: string
  sizeHint: string
  fieldShape: string
  shapes: Record<Shape, string>
  nameMissing: string
  sizeProblem: Record<LengthProblem, string>
  readAs: (length: string) => string
  add: string
  save: string
  cancel: string
  edit: (name: string) => string
  remove: (name: string) => string
  added: (name: string) => string
  removed: (name: string) => string
  /** What undo and redo call each step. */
  steps: Readonly<Record<EntryStep['kind'], string>>

  showKeys: string
  keysTitle: string
  close: string
  /** What each key of the key table does. */
  keys: Record<KeyAction, string>
  keyNames: Record<string, string>
}
