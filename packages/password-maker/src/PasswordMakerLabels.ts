import type { KeyAction } from './view/keyTable.ts'
import type { Attack } from './model/attack.ts'
import type { Duration, TimeMark } from './model/duration.ts'
import type { RecipeProblem } from './model/generator.ts'
import type { SiteRulesProblem } from './model/passwordRules.ts'
import type { Capitals } from './model/phrase.ts'
import type { Kind, Language, Presence, Purpose } from './model/recipe.ts'
import type { Spelled, SpellingTable } from './model/spelling.ts'

export type CharacterSet = 'lower' | 'upper' | 'digits' | 'symbols'

/** What zxcvbn finds in a password that somebody made up. */
export type Weakness =
  | 'straightRow'
  | 'keyPattern'
  | 'simpleRepeat'
  | 'extendedRepeat'
  | 'sequences'
  | 'recentYears'
  | 'dates'
  | 'topTen'
  | 'topHundred'
  | 'common'
  | 'similarToCommon'
  | 'wordByItself'
  | 'namesByThemselves'
  | 'commonNames'
  | 'userInputs'
  | 'pwned'

/** The texts of the Pass Maker. */
export interface PasswordMakerLabels {
  title: string

  // the window
  purpose: string
  purposes: Readonly<Record<Purpose, string>>
  source: (kind: Kind, length: number, choices: number) => string
  bits: (bits: number) => string
  waiting: string
  listLoading: string
  listFailed: string
  tryAgain: string
  scale: string
  attack: (id: Attack['id']) => string
  attackSpeed: (attack: Attack) => string
  duration: (duration: Duration) => string
  mark: Readonly<Record<TimeMark, string>>
  sources: string
  sourcesIntro: string
  hiddenPassword: (length: number) => string

  // keys
  renew: string
  copy: string
  copied: string
  hide: string
  showKeys: string
  keysTitle: string
  keys: Readonly<Record<KeyAction, string>>
  close: string
  made: (bits: number) => string

  // the recipe
  kind: string
  kinds: Readonly<Record<Kind, string>>
  by: string
  byLength: string
  byBits: string
  count: string
  countText: (kind: Kind, count: number) => string
  wantedBits: string
  unreached: (bits: number, wanted: number) => string
  lengthFollows: (kind: Kind, length: number) => string
  language: string
  languages: Readonly<Record<Language, string>>
  separator: string
  separators: (separator: string) => string
  ownSeparator: string
  ownSeparatorField: string
  capitals: string
  capitalChoices: Readonly<Record<Capitals, string>>
  digit: string
  sets: string
  set: Readonly<Record<CharacterSet, string>>
  presence: Readonly<Record<Presence, string>>
  noLookAlikes: string
  without: string
  withoutHint: string
  maxLength: string
  maxLengthHint: string
  problem: (problem: RecipeProblem) => string
  rulesProblem: (problem: SiteRulesProblem) => string

  // copying
  clipboard: string
  clearAfter: string
  clearAfterText: (seconds: number) => string
  clearing: (seconds: number) => string
  cleared: string
  clearMissed: string
  clearNow: string
  copyFailed: string
  clipboardHistory: string

  // rules of a site
  siteRules: string
  siteRulesIntro: string
  siteRulesField: string
  readRules: string
  rulesRead: string
  rulesActive: string
  removeRules: string
  writtenRules: string
  copyRules: string
  rulesCopied: string

  // further tools
  spelling: string
  spellingTable: string
  spellingTables: Readonly<Record<SpellingTable, string>>
  spelled: (spelled: Spelled) => string
  code: string
  codeIntro: string
  wifiName: string
  wifiNameHint: string
  codeOf: string
  codeTooLong: string
  many: string
  manyCount: string
  manyProblem: string
  makeMany: string
  copyAll: string
  saveAll: string
  allCopied: string
  manyFile: string
  manyResult: (count: number) => string
  previous: string
  noPrevious: string
  previousIntro: string
  bringBack: (position: number) => string
  forget: string
  forgotten: string
  own: string
  ownIntro: string
  ownField: string
  ownShow: string
  ownLoading: string
  ownFailed: string
  ownResult: (bits: number) => string
  ownUncertain: string
  ownRanking: (weaker: boolean) => string
  weakness: Readonly<Record<Weakness, string>>
}
