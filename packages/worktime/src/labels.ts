import { shellLabels, type ImportLabels, type LabelsOf } from '@kleinzeug/shell/labels'
import type { Account } from './model/account/account.ts'
import type { IsoDate } from './model/calendar/date.ts'
import type { Hint } from './model/account/hints.ts'
import type { YearFault } from './model/record/readYear.ts'
import type { DayKind } from './model/record/work.ts'
import type { StepKind } from './state/WorktimeStep.ts'
import { atDays, days, german as format, lineFormula, lineName, outlook } from './balanceTexts.ts'
import { keys } from './keyTexts.ts'

const { duration, signed, hours, day, shortDay } = format

/** The German texts of Arbeitszeit. Replace any of them through the `labels` prop. */
export const defaultLabels = {
  ...shellLabels,
  ...format,
  title: 'Arbeitszeit',
  week: (week: number) => `KW\u202f${week}`,
  shortWeek: 'KW',

  balanceOn: (date: IsoDate) => `Saldo am ${day(date)}`,
  balance: 'Saldo',
  actual: 'Ist',
  target: 'Soll',
  planned: 'geplant',
  noEntries: 'Noch kein Eintrag',
  /** What to do in a year without entries; `start` where the account has one already. */
  emptyHint: (year: number, start: IsoDate | undefined) =>
    `In ${year} steht noch nichts. Trag ein, wie lange du an einem Tag gearbeitet hast${start === undefined ? ': Mit diesem Tag beginnt dein Konto.' : `. Dein Konto beginnt am ${day(start)}.`}`,
  /** Said when an entry before the start of the account has moved it back. */
  startMoved: (start: IsoDate) => `Dein Konto beginnt jetzt am ${day(start)}.`,
  sample: 'Beispiel',
  sampleHint: 'Dieses Jahr ist erfunden und zeigt nur, wie ein volles Jahr aussieht.',
  previousYear: 'Jahr davor',
  nextYear: 'Jahr danach',
  view: 'Ansicht',
  views: { month: 'Monat', year: 'Jahr', years: 'Jahre' },

  /** The year of dots. */
  dots: (year: number) => `Die Tage von ${year}`,
  dotValue: (date: IsoDate, entry: string, balance: string | undefined) =>
    `${format.longDay(date)}: ${entry}${balance === undefined ? '' : `, Saldo ${balance}`}`,
  dotScale: '0 bis 10\u202fh',
  holidayMark: 'Feiertag',
  projection: 'im Takt zuletzt',
  noEntry: 'kein Eintrag',
  holiday: (name: string, municipal: boolean) => (municipal ? `${name} (nur in manchen Gemeinden)` : name),
  curve: (account: Account) =>
    `Verlauf: Stand ${duration(account.total)}, Soll ${duration(account.targetToDate)}, Ziel ${hours(account.target)}`,
  band: 'noch erreichbar',
  asTable: 'Als Tabelle',
  daysOfMonth: 'Tage',

  today: 'Heute',
  entry: 'Stunden',
  entryHint: '7,5 · 7:30 · +1 · 8-\u206012\u00a013-\u206017 · u\u00a0Urlaub · k\u00a0krank',
  /** Names the other day that a line is entered for; `null` for one that does not exist. */
  entryDay: (date: IsoDate | null) =>
    date === null ? 'Diesen Tag gibt es nicht.' : `Wird am ${day(date)} eingetragen.`,
  save: 'Eintragen',
  addHalfHour: '+ 0:30',
  repeatWeek: 'Letzte Woche wiederholen',
  repeated: (count: number) => `${days(count)} aus der Woche davor übernommen.`,
  nothingToRepeat: 'In der Woche davor steht nichts, was in dieser Woche noch frei ist.',
  entryProblem: {
    unreadable: 'Das lässt sich nicht lesen. Schreib zum Beispiel 7,5 oder 7:30 oder 8-12 13-17.',
    negative: 'Weniger als 0 Stunden gibt es nicht. Zieh weniger ab.',
    'over-day': 'Ein Tag hat 24 Stunden. Trag höchstens 24 ein.',
    overlap: 'Die Zeiten überschneiden sich. Schreib sie der Reihe nach.',
  },
  entered: (date: IsoDate, minutes: number, balance: number) =>
    `${day(date)}: ${duration(minutes)}. Saldo ${signed(balance)}.`,
  deleted: (date: IsoDate) => `Eintrag vom ${day(date)} gelöscht.`,
  kind: 'Art des Tages',
  kinds: { work: 'Arbeit', vacation: 'Urlaub', sick: 'Krank', comp: 'Ausgleich' },
  kindEffect: (kind: DayKind, perDay: number) =>
    ({
      work: 'Es zählen die Stunden, die du einträgst.',
      vacation: `Urlaub füllt den Tag bis zum Soll von ${duration(perDay)} auf: Der Saldo bleibt, wie er ist.`,
      sick: `Krankheit füllt den Tag bis zum Soll von ${duration(perDay)} auf: Der Saldo bleibt, wie er ist.`,
      comp: `Ausgleich schreibt nichts gut: Der Tag kostet ${duration(perDay)} vom Saldo.`,
    })[kind],
  details: 'Zeiten und Notiz',
  start: 'Beginn',
  end: 'Ende',
  break: 'Pause (Minuten)',
  note: 'Notiz',
  timesProblem: 'Gib Beginn und Ende als Uhrzeit an, zum Beispiel 8:30, oder lass beide leer.',
  breakProblem: 'Die Pause ist eine Zahl von Minuten und kürzer als die Zeit dazwischen.',

  startTimer: 'Uhr starten',
  timerRuns: (elapsed: string) => `Uhr läuft ${elapsed}`,
  timerStarted: 'Die Uhr läuft.',
  timerStopped: (minutes: number, count: number) =>
    `${duration(minutes)} eingetragen${count > 1 ? `, um Mitternacht auf ${days(count)} geteilt` : ''}.`,
  timerTooShort: 'Die Uhr lief keine Minute: Es wurde nichts eingetragen.',
  timerFullDay: (date: IsoDate) =>
    `Am ${day(date)} stünden mehr als 24 Stunden. Ändere erst diesen Tag, dann halt die Uhr an; sie läuft weiter.`,
  timerForgotten: (since: string, minutes: number) =>
    `Die Uhr läuft seit ${since}, also ${duration(minutes)}. Vergessen?`,
  timerBehind:
    'Die Uhr deines Geräts steht vor dem Start der Messung. Stell sie richtig, oder verwirf die Messung.',
  timerUntil: 'Aufgehört um',
  timerCountUntil: 'Bis dahin zählen',
  timerCountAll: 'Alles zählen',
  timerDiscard: 'Verwerfen',
  timerUntilProblem: 'Gib einen Zeitpunkt nach dem Start und vor jetzt an.',

  whereFrom: 'Woraus der Saldo kommt',
  ahead: 'voraus',
  behind: 'zurück',
  even: 'ausgeglichen',
  fromDays: (name: string) => `${name}: die Tage zeigen`,
  /** What a line of the balance is called, and how its figure comes about. */
  lineName,
  lineFormula,
  daysBefore: (count: number) => `${days(count)} davor`,
  daysAfter: (count: number) => `${days(count)} danach`,
  dayCount: days,
  untilEnd: (date: IsoDate) => `Bis ${day(date)}`,
  /** Where the year stands, in a sentence; none while it is open. */
  outlook,

  hints: (count: number) => (count === 1 ? '1 Hinweis zum ArbZG' : `${count} Hinweise zum ArbZG`),
  hint: (hint: Hint) => {
    switch (hint.kind) {
      case 'ten-hours':
        return `${shortDay(hint.date)}: ${duration(hint.minutes)} am Tag, mehr als 10 Stunden (§\u202f3)`
      case 'break':
        return `${shortDay(hint.date)}: ${hint.minutes} Minuten Pause, vorgesehen sind ${hint.required} (§\u202f4)`
      default:
        return `${shortDay(hint.date)}: ${duration(hint.minutes)} Ruhe seit dem Arbeitstag davor, vorgesehen sind 11 Stunden (§\u202f5)`
    }
  },
  hintsNote: (month: string) =>
    `Nach dem Arbeitszeitgesetz, Stand ${month}. Hinweise, keine Rechtsberatung; Pausen und Ruhezeiten nur, wo Beginn und Ende eingetragen sind.`,

  weekSum: 'Summe',
  monthSum: 'Monat',
  gridHelp: 'Pfeiltasten wählen den Tag, eine Ziffer oder die Eingabetaste trägt ein, Entf löscht.',
  grid: (month: number, year: number) => `${format.month(month)} ${year}`,
  previousMonth: 'Monat davor',
  nextMonth: 'Monat danach',

  comparison: 'Jahre im Vergleich',
  weekdays: 'Nach Wochentagen',
  year: 'Jahr',
  averagePerDay: 'Im Schnitt je Tag',
  daysWorked: 'Arbeitstage',
  weekdayValue: (minutes: number, count: number, all: number) =>
    `${duration(minutes)} an ${atDays(count)} von ${format.count(all)}`,
  addYear: 'Jahr hinzufügen',
  addYearProblem: 'Gib eine Jahreszahl von 1900 bis 2199 an.',
  deleteYear: (year: number) => `${year} löschen`,
  showYear: (year: number) => `${year} zeigen`,

  fill: 'Füllen …',
  fillTitle: 'Mehrere Tage füllen',
  from: 'Von',
  to: 'Bis',
  hoursField: 'Stunden am Tag',
  onWeekdays: 'An diesen Wochentagen',
  skipHolidays: 'Feiertage auslassen',
  overwrite: 'Auch Tage mit Eintrag überschreiben',
  fillSubmit: (count: number) => (count === 0 ? 'Kein Tag zu füllen' : `${days(count)} füllen`),
  dateProblem: 'Gib einen Tag an, den es gibt.',
  rangeProblem: 'Der letzte Tag liegt vor dem ersten. Tausch die beiden.',
  rangeTooLong: 'Mehr als zehn Jahre auf einmal werden nicht gefüllt. Wähl einen kürzeren Zeitraum.',

  yearSettings: 'Jahr …',
  yearSettingsTitle: (year: number) => `Das Jahr ${year}`,
  hoursPerDay: 'Soll am Tag',
  hoursPerDayHint: 'Für jeden Tag des Jahres, zum Beispiel 5 oder 4:50.',
  accountStart: 'Beginn des Kontos',
  accountStartHint: 'Leer: 1. Januar. Wer im November beginnt, hat für Januar nichts zu leisten.',
  accountEnd: 'Ende des Kontos',
  carryOver: 'Übertrag',
  carryOverHint: 'Zum Beispiel 12:30 oder -3.',
  carryOverSource: { none: 'keiner', previous: 'Saldo davor', own: 'eigener Wert' },
  carryOverLive: (year: number, minutes: number | undefined) =>
    minutes === undefined
      ? `${year} ist noch leer: Bis dort etwas steht, zählt 0:00.`
      : `${signed(minutes)} aus ${year}, und was du dort noch änderst.`,
  durationProblem: 'Gib eine Zeit an, zum Beispiel 5 oder 4:50.',
  yearDateProblem: (year: number) => `Gib einen Tag in ${year} an, oder lass das Feld leer.`,
  /** What stands above settings that hold for all years, at once. */
  everyYear: 'Gilt sofort und für alle Jahre:',
  state: 'Feiertage in',
  noState: 'keine zeigen',
  /** The holidays of some municipalities, each with where it is one. */
  municipalHolidays: {
    corpusChristi: 'Fronleichnam (nur in manchen Gemeinden)',
    peaceFestival: 'Friedensfest (nur in Augsburg)',
    assumption: 'Mariä Himmelfahrt (nur in manchen Gemeinden)',
  },
  showHints: 'Hinweise zum Arbeitszeitgesetz',

  files: 'Dateien …',
  filesTitle: (year: number) => `Dateien für ${year}`,
  exportJson: 'Sicherung (JSON)',
  exportCsv: 'Tabelle (CSV)',
  exportIcs: 'Kalender (ICS)',
  icsTitle: (kind: DayKind, minutes: number) =>
    [
      kind === 'work' ? 'Arbeit' : { vacation: 'Urlaub', sick: 'Krank', comp: 'Ausgleich' }[kind],
      minutes > 0 ? duration(minutes) : '',
    ]
      .filter(Boolean)
      .join(' '),
  importHelp: 'Eine Sicherung (JSON) oder eine Tabelle (CSV). Vor dem Übernehmen siehst du, was sich ändert.',
  importYears: (years: readonly number[], shown: number) =>
    `Die Datei enthält ${years.join(', ')}${years.includes(shown) ? '' : `, gezeigt wird gerade ${shown}`}.`,
  yearSettingsOf: (year: number) => `Angaben zum Jahr ${year}`,
  yearRefused: {
    'no-year': 'In der Datei steht kein Jahr mit Monaten. Wähl eine, die Arbeitszeit exportiert hat.',
    nothing: 'Kein Eintrag der Datei lässt sich übernehmen.',
  },
  noColumns: 'Sag, in welcher Spalte das Datum steht und in welcher die Stunden oder Beginn und Ende.',
  fault: (fault: YearFault, text: string, line: number | undefined) =>
    `${line === undefined ? '' : `Zeile ${format.count(line)}: `}${
      {
        shape: `„${text}“ ist kein Tag mit Datum und Stunden.`,
        date: `„${text}“ ist kein Tag, den es gibt.`,
        'other-year': `${text} gehört in ein anderes Jahr.`,
        hours: `„${text}“ sind keine Stunden.`,
        negative: `${text}: weniger als 0 Stunden.`,
        'over-day': `${text}: mehr als 24 Stunden.`,
        duplicate: `${text} kommt zum zweiten Mal vor.`,
        field: `„${text}“ passt nicht; der Tag selbst wird übernommen.`,
      }[fault]
    }`,
  columns: 'Spalten',
  column: {
    date: 'Datum',
    hours: 'Stunden',
    kind: 'Art',
    start: 'Beginn',
    end: 'Ende',
    break: 'Pause',
    note: 'Notiz',
  },
  noColumn: 'fehlt in der Datei',
  columnName: (index: number, head: string | undefined) =>
    head ? `${index + 1}: ${head}` : `Spalte ${index + 1}`,
  addUp: 'Mehrere Zeilen eines Tages zusammenzählen',

  undoable: (kind: StepKind, date: IsoDate, count: number) =>
    ({
      entry: `${day(date)} eingetragen.`,
      deletion: `Eintrag vom ${day(date)} gelöscht.`,
      fill: `${days(count)} gefüllt.`,
      repeat: `${days(count)} aus der Woche davor übernommen.`,
      timer: count === 0 ? 'Die Uhr wurde verworfen.' : `Zeit der Uhr am ${day(date)} eingetragen.`,
      'year-settings': `${date.slice(0, 4)} eingestellt.`,
      import: `${days(count)} importiert.`,
      sample: 'Beispiel behalten.',
      'year-deletion': `${date.slice(0, 4)} gelöscht.`,
    })[kind],
  undone: (step: string) => `Rückgängig: ${step}.`,
  steps: {
    entry: 'Eintrag',
    deletion: 'Löschen',
    fill: 'Füllen',
    repeat: 'Wiederholen',
    timer: 'Uhr',
    'year-settings': 'Einstellung des Jahres',
    import: 'Import',
    sample: 'Beispiel',
    'year-deletion': 'Löschen des Jahres',
  } satisfies Readonly<Record<StepKind, string>>,
  apply: 'Übernehmen',
  keys,
  sheet: (name: string) => `Arbeitszeit ${name}`,
  signature: 'Datum, Unterschrift',
}

/** Every text of Arbeitszeit. Lengths of time come in minutes, days as YYYY-MM-DD. */
export type WorktimeLabels = LabelsOf<typeof defaultLabels> & Partial<ImportLabels>
