import { numberFormat } from '@kleinzeug/shell/labels'
import type { Balance } from './model/compare.ts'
import type { IsoDate } from '@kleinzeug/calendar-day'
import type { Entry } from './state/entries.ts'
import { domainMeaning, scales } from './model/ipip/scales.de.ts'
import { dayOf, monthOf, yearOf } from '@kleinzeug/calendar-day'

const months = 'Jan. Feb. März Apr. Mai Juni Juli Aug. Sep. Okt. Nov. Dez.'.split(' ')
const mean = numberFormat('de-DE', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
const signed = numberFormat('de-DE', { signDisplay: 'exceptZero', maximumFractionDigits: 1 })
const count = (value: number, one: string, many: string) => `${value} ${value === 1 ? one : many}`

/** The German texts of the parts that load on request. */
export const laterLabels = {
  none: '–',
  done: 'Fertig',
  trend: 'Verlauf deiner Einschätzungen',
  trendHint: 'Pfeiltasten gehen von Einschätzung zu Einschätzung, die Eingabetaste öffnet sie.',
  trendPoint: (date: IsoDate, index: number, all: number, values: string) =>
    `${laterLabels.longDate(date)}, ${index} von ${all}: ${values}`,
  traitValue: (name: string, value: number | undefined) => `${name} ${value ?? 'ohne Wert'}`,
  openEntry: 'Öffnen',
  /** The comparison. */
  from: 'Von',
  to: 'Bis',
  compareNeeds: 'Zum Vergleichen braucht es zwei Einschätzungen: zwei Tage oder einen Zweitblick.',
  compareSame: 'Beide Seiten sind dieselbe Einschätzung. Wähl auf einer Seite eine andere.',
  side: (date: IsoDate, by: string) =>
    by ? `${by}, ${laterLabels.longDate(date)}` : laterLabels.longDate(date),
  balance: ({ higher, lower, equal, alone }: Balance) =>
    [
      `${higher} höher`,
      `${lower} niedriger`,
      `${equal} gleich`,
      ...(alone ? [`${alone} nur einmal`] : []),
    ].join(', '),
  difference: (difference: number | undefined) =>
    difference === undefined ? '–' : difference === 0 ? '0' : signed(difference).replace('-', '−'),
  pair: (name: string, from: string, to: string) => `${name}: ${from}, dann ${to}`,
  /** The questionnaire. */
  testName: 'IPIP-NEO-120',
  testIntro: [
    '120 kurze Aussagen über fünf große Bereiche der Persönlichkeit, etwa 15 Minuten. Du kannst jederzeit unterbrechen und jede Aussage auslassen, auch die drei über Politik.',
    'Du erfährst, wie du selbst geantwortet hast, mehr nicht: kein Prozentrang und keine Diagnose. Nimm die Zahlen als Anlass zum Nachdenken, nicht als Urteil.',
  ] as readonly string[],
  testStart: 'Fragebogen beginnen',
  instruction: 'Anleitung',
  toFirst: 'Zur ersten Aussage',
  testTrend: 'Verlauf der fünf Bereiche',
  facetReading:
    'Nahe 5: Deine Antworten sprechen meist dafür. Nahe 1: Sie sprechen meist dagegen. Aussagen, die das Gegenteil sagen, zählen umgekehrt. Mehr sagt die Zahl nicht.',
  testGoOn: (answered: number) => `Fragebogen fortsetzen (${answered} von 120)`,
  testAgain: 'Noch einmal ausfüllen',
  testLimits:
    'Mittel deiner Antworten von 1 bis 5. Ob das viel oder wenig ist, sagen die Zahlen nicht: Dazu fehlt eine Vergleichsgruppe.',
  testMissing: 'Zu wenige Antworten für ein Mittel.',
  scales,
  domainMeaning,
  facets: (name: string, unfolded: boolean) =>
    unfolded ? `Facetten von ${name} zuklappen` : `Facetten von ${name} zeigen`,
  mean: (value: number | undefined) => (value === undefined ? '–' : mean(value)),
  answeredOf: (answered: number, of: number) => `${answered} von ${of} beantwortet`,
  /** Instruction, statements and what the facets are about; loaded when the questionnaire is begun or read. */
  inventory: async () => (await import('./model/ipip/inventory.de.ts')).inventory,
  itemsFailed: 'Die Aussagen ließen sich nicht laden. Prüf die Verbindung und versuch es noch einmal.',
  tryAgain: 'Noch einmal laden',
  itemsLoading: 'Die Aussagen werden geladen.',
  agreement: [
    'trifft gar nicht zu',
    'trifft eher nicht zu',
    'weder noch',
    'trifft eher zu',
    'trifft genau zu',
  ] as readonly string[],
  /** While one answers. */
  sessionTraits: 'Wie bist du gerade?',
  sessionSheet: (about: string) => (about ? `Wie ist ${about}?` : 'Wie ist die Person, um die es geht?'),
  questionOf: (at: number, of: number) => `${at} von ${of}`,
  stepName: (at: number, of: number, low: string, high: string) =>
    at === 1 && low ? `1, ${low}` : at === of && high ? `${at}, ${high}` : String(at),
  lowEnd: 'gar nicht',
  highEnd: 'sehr',
  skip: 'Auslassen',
  back: 'Zurück',
  pause: 'Unterbrechen',
  hidden: 'Frühere Antworten sind verdeckt.',
  lastTitle: (answered: number, of: number) =>
    answered === of ? 'Alles beantwortet' : `${answered} von ${of} beantwortet`,
  lastText: 'Magst du festhalten, was gerade los ist? Später erklärt es manche Linie.',
  sheetText: (about: string) =>
    `Speichere deine Antworten als Datei und gib sie ${about || 'der Person'} zurück. In deinen eigenen Verlauf gehen sie nicht ein.`,
  note: 'Notiz',
  noteHint: 'Ein, zwei Sätze, wenn du magst.',
  date: 'Tag',
  dateInvalid: 'Das ist kein vollständiger Tag. Bis dahin bleibt der alte gespeichert.',
  dateFuture: 'Dieser Tag liegt in der Zukunft. Bis dahin bleibt der alte gespeichert.',
  yourName: 'Dein Name (steht in der Datei)',
  record: 'Festhalten',
  recorded: 'Einschätzung festgehalten.',
  saveSheet: 'Antworten speichern',
  sheetSaved: 'Die Datei mit deinen Antworten ist gespeichert.',
  discard: 'Verwerfen',
  discarded: 'Verworfen. Rückgängig holt die Antworten zurück.',
  /** The list. */
  entries: 'Einträge',
  entry: ({ kind, by, about, answered, of }: Entry) =>
    kind === 'tests'
      ? `IPIP-NEO-120, ${answered} von ${of} beantwortet`
      : kind === 'sheets'
        ? `Bogen${about ? ` über ${about}` : ''}, ${answered} von ${of} beantwortet`
        : by
          ? `Zweitblick von ${by}, ${count(answered, 'Eigenschaft', 'Eigenschaften')}`
          : count(answered, 'Eigenschaft', 'Eigenschaften'),
  edit: (name: string) => `${name} bearbeiten`,
  remove: (name: string) => `${name} löschen`,
  removed: (name: string) => `${name} gelöscht.`,
  editTitle: 'Eintrag bearbeiten',
  giveBack: 'Antworten zurückgeben',
  giveBackHelp: (about: string) =>
    `Gib deine Antworten ${about ? `an ${about}` : 'der Person, von der die Fragen kamen,'} zurück: als Datei oder als verschlüsselten Link.`,
  removeEntry: 'Löschen',
  /** Traits. */
  traitsHelp:
    'Jede Eigenschaft schätzt du von 1 bis 7 ein. Sag in eigenen Worten, was die Enden bedeuten: Dann meint eine 5 in einem Jahr noch dasselbe.',
  traitName: 'Eigenschaft',
  traitLow: '1 heißt',
  traitHigh: '7 heißt',
  addTrait: 'Hinzufügen',
  traitProblem: {
    empty: 'Gib der Eigenschaft einen Namen.',
    taken: 'Diese Eigenschaft gibt es schon. Wähl einen anderen Namen.',
    'too-many': 'Mehr als zwölf beantwortet niemand mit Sorgfalt. Lass zuerst eine ruhen.',
  },
  noTraits: 'Noch keine Eigenschaft.',
  moveUp: (name: string) => `${name} nach oben`,
  moveDown: (name: string) => `${name} nach unten`,
  editTrait: (name: string) => `${name} ändern`,
  rest: 'Ruhen lassen',
  ask: 'Wieder fragen',
  resting: 'ruht',
  removeTrait: (values: number) =>
    values === 0 ? 'Löschen' : `Mit ${count(values, 'Wert', 'Werten')} löschen`,
  reminder: 'Erinnerung',
  reminderDays: 'Tage bis zur nächsten Einschätzung',
  reminderHelp: '0 heißt: nie. Die Erinnerung erscheint hier im Gerät, es gibt keine Mitteilungen.',
  reminderInvalid: 'Gib eine ganze Zahl von 0 bis 365 ein.',
  /** Files. */
  secondHead: 'Zweitblick',
  secondHelp:
    'Gib jemandem deine Eigenschaften als Datei oder als verschlüsselten Link, ohne deine Werte. Die Person öffnet beides hier auf dieser Seite, antwortet und gibt dir ihre Antworten zurück. Im Vergleich liegen beide Sichten nebeneinander.',
  questionsLink: 'Fragen als Link',
  answersLink: 'Antworten als Link',
  link: 'Link',
  code: 'Code',
  copyLink: 'Link kopieren',
  copyCode: 'Code kopieren',
  linkCopied: 'Link kopiert.',
  codeCopied: 'Code kopiert.',
  linkMade: 'Der Link und sein Code stehen unter der Taste.',
  linkHelp:
    'Der Inhalt steht verschlüsselt hinter dem # und geht an keinen Server. Schick Link und Code auf zwei Wegen, zum Beispiel den Link per E-Mail und den Code am Telefon.',
  linkName: 'zweitblick.json',
  linkedTitle: 'Verschlüsselter Zweitblick',
  linkedHelp: 'Gib den Code ein, den du zu diesem Link bekommen hast. Danach siehst du, was er enthält.',
  openLink: 'Öffnen',
  codeMissing: 'Gib den Code ein. Er steht nicht im Link, du bekommst ihn auf einem anderen Weg.',
  codeWrong:
    'Mit diesem Code geht der Link nicht auf. Vergleich ihn Zeichen für Zeichen, und prüf, ob der Link vollständig ist.',
  saveQuestions: 'Fragen speichern',
  secondNeeds: 'Leg zuerst Eigenschaften an.',
  exportHelp:
    'JSON ist die vollständige Sicherung, CSV eine Zeile je Wert. Beides enthält auch die Notizen und lässt sich wieder importieren.',
  importHelp:
    'Eine Sicherung, eine Tabelle (CSV), Fragen von jemand anderem oder Antworten für dich. Vorher siehst du, was geschieht; gelöscht wird nichts.',
  lost: (part: string) => `„${part}“ ist nicht lesbar.`,
  sumsStay: (value: number) =>
    `${count(value, 'Zeile mit einer Summe', 'Zeilen mit Summen')} des Fragebogens ${value === 1 ? 'bleibt' : 'bleiben'} draußen: Antworten lassen sich daraus nicht gewinnen. In JSON stehen sie.`,
  questionsPlan: (about: string, value: number) =>
    `${count(value, 'Frage', 'Fragen')} ${about ? `über ${about}` : 'über die Person, die dir die Datei gegeben hat'}. Deine Antworten kommen in eine eigene Datei.`,
  answerNow: 'Antworten',
  answersPlan: (by: string, date: IsoDate, value: number) =>
    `${by || 'Jemand'} hat am ${laterLabels.longDate(date)} ${count(value, 'Eigenschaft', 'Eigenschaften')} von dir eingeschätzt.`,
  refused: {
    'no-columns':
      'Das ist weder JSON noch eine Tabelle mit den Spalten Datum, Eigenschaft und Wert. Benenne die Spalten so, oder wähl eine andere Datei.',
    'not-ours': 'Darin ist keine Selbsteinschätzung. Wähl eine Datei, die hier exportiert wurde.',
    'no-questions': 'In dieser Datei steht keine lesbare Frage. Lass sie dir noch einmal geben.',
    'no-answers': 'In dieser Datei ist keine Frage beantwortet. Lass sie dir ausgefüllt zurückgeben.',
  },
  fileName: 'selbsteinschaetzung',
  questionsFile: 'zweitblick-fragen',
  answersFile: 'zweitblick-antworten',
  csvColumns: [
    'Datum',
    'Art',
    'Eigenschaft',
    'Wert',
    'Kleinster',
    'Größter',
    'Von',
    'Notiz',
    'Id',
  ] as readonly string[],
  csvSelf: 'Einschätzung',
  csvOther: 'Zweitblick',
  /** The printed sheet. */
  sheetDates: (from: IsoDate, to: IsoDate) =>
    [...new Set([from, to])].map(laterLabels.longDate).join(' bis '),
  sheetWhat:
    'Was das ist: eigene Antworten auf eigene Fragen, von der Person selbst eingetragen, von niemandem geprüft und mit niemandem verglichen.',
  sheetTraits: 'Eigenschaften, selbst eingeschätzt von 1 bis 7',
  sheetTest: (answered: number, of: number) =>
    `Fragebogen aus dem gemeinfreien International Personality Item Pool, ${answered} von ${of} Aussagen beantwortet.`,
  sheetFoot: 'Keine Diagnose, kein Zeugnis und kein Vergleich mit anderen.',
  longDate: (date: IsoDate) => `${dayOf(date)}. ${months[monthOf(date) - 1]} ${yearOf(date)}`,
  mark: (date: IsoDate, isYear: boolean) =>
    isYear ? String(yearOf(date)) : (months[monthOf(date) - 1] ?? '').slice(0, 3),
}
