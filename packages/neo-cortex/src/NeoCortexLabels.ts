import type { StepLabels } from '@kleinzeug/shell/labels'
import type { ImportProblem, Refusal } from './model/files/imported.ts'
import type { Relation } from './model/neighbourhood.ts'
import type { StoreShare } from './model/storeShare.ts'
import type { Tray } from './state/createNeoCortexState.ts'
import type { StepKind } from './state/NeoCortexStep.ts'
import type { KeyAction } from './view/keyTable.ts'

export interface NeoCortexLabels extends StepLabels {
  title: string
  counted: (count: number) => string
  cardCount: (count: number) => string

  map: string
  mapHint: string
  mapEmpty: string
  relation: Record<Relation, string>
  neighbour: (relation: Relation, title: string) => string
  mapMore: (count: number) => string
  register: string
  registerValue: (title: string, at: number, count: number) => string
  linkFact: string
  laterFact: string
  storeFact: string
  storePart: (part: number) => string
  storeScarce: (share: StoreShare) => string
  storeFull: (share: StoreShare) => string

  card: string
  fromCollection: (topic: string) => string
  untitled: string
  openAddress: (host: string) => string
  writtenOn: (date: string) => string
  linksTo: string
  linkedFrom: string
  sharesTags: string
  missingLink: (title: string) => string
  createLinked: (title: string) => string
  edit: string
  done: string
  later: string
  read: string
  remove: string
  removed: (title: string) => string
  keep: string
  kept: (title: string) => string
  back: string
  random: string
  onlyOne: string

  fieldTitle: string
  fieldUrl: string
  urlInvalid: string
  urlKnown: (title: string) => string
  fieldTags: string
  tagsHint: string
  fieldText: string
  textHint: string
  linkSuggestions: string

  quick: string
  quickPlaceholder: string
  quickHelp: string
  quickEmpty: string
  file: string
  filed: (title: string) => string
  readAs: string
  alreadyThere: (title: string) => string
  openCard: string

  search: string
  tray: string
  trays: Record<Tray, string>
  twiceCount: (count: number) => string
  tag: string
  allTags: string
  shown: (shown: number, all: number) => string
  nothing: Record<Tray, string>
  nothingFound: string
  clearFilters: string
  showMore: (count: number) => string
  ofCollection: string
  join: (count: number) => string
  joined: string

  image: (host: string) => string
  showImages: (host: string) => string
  hideImages: (host: string) => string
  imageFailed: (host: string) => string

  /** What undo and redo call each step. */
  steps: Readonly<Record<StepKind, string>>

  files: string
  exportHead: string
  exportHelp: (count: number) => string
  exportZip: string
  importHead: string
  importHelp: string
  chooseFiles: string
  chooseFolder: string
  pasted: string
  preview: string
  pastedName: string
  importTitle: (files: number, first: string) => string
  importCounts: (added: number, changed: number, equal: number) => string
  addedMark: string
  changedMark: string
  moreCards: (count: number) => string
  importProblem: (problem: ImportProblem) => string
  refused: (why: Refusal, file: string) => string
  doesNotFit: (share: StoreShare) => string
  brokenLetters: string
  unreadableFile: string
  importNow: (count: number) => string
  nothingNew: string
  imported: (count: number) => string
  bookmarkletHead: string
  bookmarkletHelp: string
  bookmarkletName: string
  bookmarkletCode: string
  copy: string
  copied: string
  copyFailed: string
  loading: string
  cancel: string
  close: string
  /** Of the zip and the folder in it. */
  fileName: string

  keysTitle: string
  showKeys: string
  keyNames: Record<string, string>
  /** What each key of the key table does. */
  keys: Record<KeyAction, string>
}
