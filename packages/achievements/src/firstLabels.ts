import { numberFormat, shellLabels } from '@kleinzeug/shell/labels'
import type { IsoDate } from '@kleinzeug/calendar-day'
import type { StepKind } from './state/AchievementsStep.ts'
import type { KeyAction } from './view/keyTable.ts'
import { dayOf, monthOf, yearOf } from '@kleinzeug/calendar-day'

const months = 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' ')
const short = 'Jan. Feb. März Apr. Mai Juni Juli Aug. Sep. Okt. Nov. Dez.'.split(' ')
const number = numberFormat('de-DE')
const count = (value: number, one: string, many: string) => `${number(value)} ${value === 1 ? one : many}`
const entries = (value: number) => count(value, 'Eintrag', 'Einträge')

/** The German texts that the page shows at first. */
export const firstLabels = {
  ...shellLabels,
  title: 'Erfolge',
  /** What is counted in the window, such as „Erfolge“. */
  counted: (value: number) => (value === 1 ? 'Erfolg' : 'Erfolge'),
  entryCount: entries,
  previousYear: 'Jahr davor',
  nextYear: 'Jahr danach',
  allYears: 'Alle Jahre',
  /** Name of the line, for screen readers. */
  line: (year: number | undefined) => (year === undefined ? 'Linie aller Jahre' : `Linie des Jahres ${year}`),
  lineHint: 'Pfeiltasten gehen von Erfolg zu Erfolg, die Eingabetaste öffnet ihn.',
  linePoint: (date: IsoDate, title: string, index: number, all: number) =>
    `${firstLabels.longDate(date)}: ${title}, ${index} von ${all}`,
  emptyTool: 'Die Linie steigt mit jedem Erfolg. Schreib den ersten unten hinein.',
  emptyYear: (year: number | undefined) =>
    year === undefined ? 'Noch kein Eintrag hat ein Datum.' : `In ${year} steht noch nichts.`,
  today: 'heute',
  talk: 'Gespräch',
  lastEntry: 'zuletzt',
  sinceTalkFact: 'seit Gespräch',
  peopleFact: 'Dank an',
  none: '–',
  openEntry: 'Öffnen',

  quick: 'Was ist gelungen?',
  quickPlaceholder: 'gestern: Formular gekürzt -> weniger Rückfragen #ux @Mira',
  quickHelp:
    'Vor dem Doppelpunkt ein Tag: heute, gestern, Montag, 12.3. Nach -> die Wirkung, dazu #Tag, @Person und ein Link als Beleg.',
  record: 'Festhalten',
  quickProblem: {
    empty: 'Schreib in ein paar Worten, was gelungen ist.',
    'no-such-day': 'Diesen Tag gibt es nicht. Schreib ihn zum Beispiel als 12.3. oder 2026-03-12.',
    future: 'Dieser Tag liegt in der Zukunft. Nimm den Tag, an dem es gelungen ist.',
  },
  recorded: (title: string, date: string) => `„${title}“ am ${date} festgehalten.`,
  /** How the line is read, while it is typed. */
  readAs: 'Gelesen als',
  unreadDay: {
    unknown: 'Dieser Tag wird nicht verstanden. Schreib zum Beispiel „12.3.:“ oder „gestern:“ davor.',
    'no-colon': 'Der Tag zählt erst mit einem Doppelpunkt dahinter.',
  },

  list: 'Liste',
  search: 'Suchen',
  year: 'Jahr',
  tag: 'Tag',
  person: 'Dank an',
  all: 'alle',
  undated: 'Ohne Datum',
  untitled: 'Ohne Titel',
  sinceTalk: (date: string | undefined) =>
    date ? `Seit dem letzten Gespräch (${date})` : 'Seit dem letzten Gespräch',
  sinceTalkMissing: 'Trag unter „Gespräche“ ein, wann das letzte Gespräch war.',
  shown: (shown: number, all: number) =>
    shown === all ? entries(all) : `${number(shown)} von ${number(all)} Einträgen`,
  nothingFound: 'Kein Eintrag passt dazu.',
  clearFilters: 'Alle zeigen',
  impact: 'Wirkung',
  evidence: 'Beleg',
  thanks: 'Dank an',
  otherFields: 'Weitere Angaben',
  edit: (title: string) => `„${title}“ bearbeiten`,
  remove: (title: string) => `„${title}“ löschen`,
  removed: (title: string) => `„${title}“ gelöscht.`,

  editTitle: 'Erfolg bearbeiten',
  fieldDate: 'Datum',
  fieldTitle: 'Erfolg',
  fieldImpact: 'Wirkung',
  impactHint: 'Was hat sich dadurch geändert, und für wen?',
  fieldEvidence: 'Beleg (Link)',
  fieldTags: 'Tags',
  fieldPeople: 'Dank an',
  namesHint: 'Mehrere durch Kommas trennen.',
  titleMissing: 'Gib dem Erfolg einen Titel. Bis dahin bleibt der alte gespeichert.',
  dateInvalid: 'Das ist kein vollständiges Datum. Bis dahin bleibt das alte gespeichert.',
  dateFuture: 'Dieser Tag liegt in der Zukunft. Bis dahin bleibt der alte gespeichert.',
  evidenceInvalid:
    'Ein Link beginnt mit https:// oder http:// und enthält keine Leerzeichen. Bis dahin bleibt der alte gespeichert.',
  deleteEntry: 'Löschen',
  copyEntry: 'Als Text kopieren',
  offer: 'In den Lebenslauf übernehmen',
  offered: (title: string) => `„${title}“ steht jetzt unter den Projekten des Lebenslaufs.`,
  /** Said when `onOffer` answers that the entry lies there already. */
  offerPresent: (title: string) =>
    `„${title}“ steht schon im Lebenslauf. Dort bleibt alles, wie es ist, auch was du daran geändert hast.`,
  /** The key that replaces what lies there. */
  offerReplace: 'Im Lebenslauf ersetzen',
  /** Said when `onOffer` has failed. */
  offerFailed: 'Der Lebenslauf war nicht zu erreichen. Versuch es gleich noch einmal.',
  done: 'Fertig',
  discard: 'Schließen ohne diese Angaben',

  steps: {
    add: 'Neuer Eintrag',
    edit: 'Änderung',
    remove: 'Löschen',
    import: 'Import',
    sample: 'Beispiel',
    talk: 'Gespräch',
    reminder: 'Erinnerung',
  } satisfies Readonly<Record<StepKind, string>>,

  talks: 'Gespräche',
  overdue: (days: number) =>
    `Seit ${count(days, 'Tag', 'Tagen')} steht nichts Neues hier. Was ist seitdem gelungen?`,
  later: 'Später',

  review: 'Jahresblatt',
  sheetTitle: (year: number | undefined) => (year === undefined ? 'Erfolge' : `Erfolge ${year}`),
  sheetMore: (value: number) => `und ${entries(value)} mehr`,
  sheetTags: 'Tags',
  entriesCopied: (value: number) => `${entries(value)} kopiert.`,
  thanksLine: (people: readonly string[]) => `Dank an ${people.join(', ')}`,

  /** What each key of the key table does. */
  keys: {
    newEntry: 'Neuer Erfolg',
    search: 'Suchen',
    previousYear: 'Jahr davor',
    nextYear: 'Jahr danach',
    allYears: 'Alle Jahre',
    undo: 'Rückgängig',
    redo: 'Wiederherstellen',
    review: 'Jahresblatt',
    files: 'Dateien',
    trySample: 'Beispiel ausprobieren',
    showKeys: 'Tasten zeigen',
  } satisfies Record<KeyAction, string>,
  /** 14. November 2026 */
  longDate: (date: IsoDate) => `${dayOf(date)}. ${months[monthOf(date) - 1]} ${yearOf(date)}`,
  /** 14. Nov. */
  shortDate: (date: IsoDate) => `${dayOf(date)}. ${short[monthOf(date) - 1]}`,
  /** Jan, Feb … for 1 to 12. */
  month: (month: number) => (months[month - 1] ?? '').slice(0, 3),
}
