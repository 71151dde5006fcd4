import { shellLabels } from '@kleinzeug/shell/labels'
import type { Account } from './model/account/account.ts'
import type { IsoDate } from './model/calendar/date.ts'
import type { DayKind } from './model/record/work.ts'
import type { StepKind } from './state/WorktimeStep.ts'
import { days, german as format, lineName, outlook } from './balanceTexts.ts'
import { keys } from './keyTexts.ts'

const { duration, signed, hours, day } = format

/** The German texts of what is seen first. */
export const firstLabels = {
  ...shellLabels,
  ...format,
  title: 'Arbeitszeit',
  week: (week: number) => `KW\u202f${week}`,

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
  /** Where the target comes from; also beside the line of the one that the account does not follow. */
  models: { year: 'jeder Tag gleich', contract: 'Vertrag' },
  noEntry: 'kein Eintrag',
  holiday: (name: string, municipal: boolean) => (municipal ? `${name} (nur in manchen Gemeinden)` : name),
  curve: (account: Account) =>
    `Verlauf: Stand ${duration(account.total)}, Soll ${duration(account.targetToDate)}, Ziel ${hours(account.target)}`,
  band: 'noch erreichbar',
  asTable: 'Als Tabelle',
  whatIf: 'Was wäre, wenn …',

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
  /** @param half of a day of half a day's leave */
  kindEffect: (kind: DayKind, perDay: number, half: boolean) =>
    ({
      work: 'Es zählen die Stunden, die du einträgst.',
      vacation: half
        ? `Ein halber Urlaubstag füllt den Tag um höchstens ${duration(Math.ceil(perDay / 2))} auf.`
        : `Urlaub füllt den Tag bis zum Soll von ${duration(perDay)} auf: Der Saldo bleibt, wie er ist.`,
      sick: `Krankheit füllt den Tag bis zum Soll von ${duration(perDay)} auf: Der Saldo bleibt, wie er ist.`,
      comp: `Ausgleich schreibt nichts gut: Der Tag kostet ${duration(perDay)} vom Saldo.`,
    })[kind],
  details: 'Zeiten und Notiz',

  startTimer: 'Uhr starten',
  timerRuns: (elapsed: string) => `Uhr läuft ${elapsed}`,
  timerStarted: 'Die Uhr läuft.',
  timerStopped: (minutes: number, count: number) =>
    `${duration(minutes)} eingetragen${count > 1 ? `, um Mitternacht auf ${days(count)} geteilt` : ''}.`,
  timerTooShort: 'Die Uhr lief keine Minute: Es wurde nichts eingetragen.',
  timerFullDay: (date: IsoDate) =>
    `Am ${day(date)} stünden mehr als 24 Stunden. Ändere erst diesen Tag, dann halt die Uhr an; sie läuft weiter.`,

  whereFrom: 'Woraus der Saldo kommt',
  ahead: 'voraus',
  behind: 'zurück',
  even: 'ausgeglichen',
  fromDays: (name: string) => `${name}: die Tage zeigen`,
  /** What a line of the balance is called. */
  lineName,
  daysBefore: (count: number) => `${days(count)} davor`,
  daysAfter: (count: number) => `${days(count)} danach`,
  dayCount: days,
  untilEnd: (date: IsoDate) => `Bis ${day(date)}`,
  /** Where the year stands, in a sentence; none while it is open. */
  outlook,

  fill: 'Füllen …',

  yearSettings: 'Jahr …',
  carryOver: 'Übertrag',

  files: 'Dateien …',

  undoable: (kind: StepKind, date: IsoDate, count: number) =>
    ({
      entry: `${day(date)} eingetragen.`,
      deletion: count > 1 ? `${days(count)} gelöscht.` : `Eintrag vom ${day(date)} gelöscht.`,
      fill: `${days(count)} gefüllt.`,
      repeat: `${days(count)} aus der Woche davor übernommen.`,
      timer: count === 0 ? 'Die Uhr wurde verworfen.' : `Zeit der Uhr am ${day(date)} eingetragen.`,
      'year-settings': `${date.slice(0, 4)} eingestellt.`,
      contract: 'Vertrag geändert.',
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
    contract: 'Vertrag',
    import: 'Import',
    sample: 'Beispiel',
    'year-deletion': 'Löschen des Jahres',
  } satisfies Readonly<Record<StepKind, string>>,
  keys,
}
