import type { IsoDate } from './model/calendar/date.ts'
import type { Hint } from './model/account/hints.ts'
import type { YearFault } from './model/record/readYear.ts'
import type { DayKind } from './model/record/work.ts'
import { atDays, days, german as format } from './balanceTexts.ts'
import { leaveFormula, lineFormula } from './formulaTexts.ts'

const { duration, signed, shortDay } = format

/** The German texts of the parts that load on request: the month, the years, dialogs, hints, the printed sheet. */
export const laterLabels = {
  /** How the figure of a line of the balance comes about. */
  lineFormula,
  shortWeek: 'KW',
  daysOfMonth: 'Tage',
  start: 'Beginn',
  end: 'Ende',
  break: 'Pause (min)',
  note: 'Notiz',
  timesProblem: 'Gib Beginn und Ende als Uhrzeit an, zum Beispiel 8:30, oder lass beide leer.',
  breakProblem: 'Die Pause ist eine Zahl von Minuten und kürzer als die Zeit dazwischen.',
  timerForgotten: (since: string, minutes: number) =>
    `Die Uhr läuft seit ${since}, also ${duration(minutes)}. Vergessen?`,
  timerBehind:
    'Die Uhr deines Geräts steht vor dem Start der Messung. Stell sie richtig, oder verwirf die Messung.',
  timerUntil: 'Aufgehört um',
  timerCountUntil: 'Bis dahin zählen',
  timerCountAll: 'Alles zählen',
  timerDiscard: 'Verwerfen',
  timerUntilProblem: 'Gib einen Zeitpunkt nach dem Start und vor jetzt an.',

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
  gridHelp:
    'Pfeiltasten wählen den Tag, mit der Umschalttaste mehrere. Schreib los: Ziffern, u (Urlaub) und k (krank) beginnen den Eintrag. z bleibt Rückgängig; einen Ausgleichstag schreibst du in die Zelle, die die Eingabetaste öffnet. Entf löscht.',
  chosenDays: (count: number) => `${days(count)} gewählt: Was du einträgst, gilt für jeden.`,
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
  yearSettingsTitle: (year: number) => `Das Jahr ${year}`,
  hoursPerDay: 'Soll am Tag',
  hoursPerDayHint: 'Für jeden Tag des Jahres, zum Beispiel 5, 4:50 oder 40 h/Woche.',
  /** Which model the account of the year follows. */
  model: 'Soll',
  modelHint: {
    year: 'Jeder Tag des Jahres hat dasselbe Soll, auch Sonntage und Feiertage.',
    contract: 'Das Soll folgt deinen Verträgen. Wochenenden und Feiertage haben keins.',
  },
  contracts: 'Verträge, für alle Jahre',
  /** A contract in a line. */
  contractFrom: (date: IsoDate, text: string) => `ab ${format.date(date)}: ${text}`,
  contractText: (weeks: readonly number[], leaveDays: number | undefined) =>
    weeks.length === 0
      ? 'nicht mehr beschäftigt'
      : `${weeks.map(duration).join(' und ')} in der Woche${leaveDays === undefined ? '' : `, ${format.count(leaveDays)} Tage Urlaub`}`,
  deleteContract: (date: IsoDate) => `Vertrag ab ${format.date(date)} löschen`,
  addContract: 'Weiterer Vertrag',
  contractStart: 'Gilt ab',
  contractEnds: 'Ab diesem Tag nicht mehr beschäftigt',
  hoursPerWeek: 'Stunden in der Woche',
  contractDays: 'Arbeitstage',
  eachDay: 'Jeden Tag einzeln',
  weekNumber: (index: number, count: number) => (count === 1 ? 'Woche' : `${index + 1}. Woche`),
  addWeek: 'Eine Woche dazu, im Wechsel',
  removeWeek: 'Letzte Woche weglassen',
  holidaysFree: 'Feiertage sind frei',
  holidaysFreeHint: 'Sie folgen dem Bundesland unten. Ohne Bundesland gibt es keine.',
  leaveDays: 'Urlaubstage im Jahr',
  leaveDaysProblem: 'Gib eine Zahl von Tagen an, zum Beispiel 30 oder 27,5.',
  saveContract: 'Vertrag eintragen',
  weekProblem: 'Gib die Stunden einer Woche an, zum Beispiel 40 oder 38:30.',
  weekdaysProblem: 'Wähl die Tage, auf die sich die Stunden verteilen. Ein Tag hat höchstens 24.',
  leaveTitle: (year: number) => `Urlaub ${year}`,
  leaveCount: (count: number) =>
    `${count < 0 ? '−' : ''}${String(Math.abs(count)).replace('.', ',')}${Math.abs(count) === 1 ? ' Tag' : ' Tage'}`,
  leaveEntitled: (months: number) => (months === 12 ? 'Anspruch' : `Anspruch, ${months} von 12 Monaten`),
  leaveCarried: (lapsesOn: IsoDate | undefined) =>
    lapsesOn === undefined ? 'aus dem Vorjahr' : `aus dem Vorjahr, bis ${format.day(lapsesOn)}`,
  leaveLapsed: 'davon verfallen',
  leaveTaken: 'genommen',
  leavePlanned: 'geplant',
  leaveLeft: 'Rest',
  leaveFormula,
  leaveLapses: (count: number, date: IsoDate) =>
    `${days(count)} aus dem Vorjahr ${count === 1 ? 'verfällt' : 'verfallen'} nach dem ${format.day(date)}, wenn nichts dazukommt.`,
  whatIfHours: (hours: number) => `${hours}\u202fh in der Woche`,
  monthOff: 'Ein Monat frei',
  noMonthOff: 'keiner',
  whatIfFrom: 'Ab',
  whatIfDayProblem: (first: IsoDate, last: IsoDate) =>
    `Gib einen Tag vom ${format.day(first)} bis zum ${format.day(last)} an.`,
  whatIfEnd: (hours: number, from: IsoDate, date: IsoDate, end: number, balance: number) =>
    `Mit ${hours}\u202fh in der Woche ab ${format.day(from)}: am ${format.day(date)} ${format.hours(end)}, Saldo ${signed(balance)}. Gezeichnet, nicht gespeichert.`,
  bridges: 'Brückentage',
  bridge: (leave: number, free: number) =>
    `${leave === 1 ? '1 Urlaubstag' : `${leave} Urlaubstage`}, ${days(free)} frei`,
  bridgeRange: (from: IsoDate, to: IsoDate, left: number) =>
    `${format.day(from)} bis ${format.day(to)}, danach Rest ${String(left).replace('.', ',').replace('-', '−')}`,
  enterBridge: (from: IsoDate, to: IsoDate) =>
    `${format.day(from)} bis ${format.day(to)} als Urlaub eintragen`,
  bridgesNeedState: 'Wähl unter „Jahr …“ ein Bundesland: Ohne Feiertage gibt es keine Brückentage.',
  noBridges: 'In diesem Jahr kommt keine Brücke mehr, auf der noch nichts steht.',
  leaveAfter: (count: number) => `Urlaub danach: ${String(count).replace('.', ',').replace('-', '−')} Tage.`,
  carriedLeave: 'Urlaub aus dem Vorjahr',
  carriedLeaveHint: 'In Tagen. Leer: was im Jahr davor übrig ist.',
  lapse: 'Er verfällt',
  lapses: {
    '03-31': 'nach dem 31. März',
    '06-30': 'nach dem 30. Juni',
    '12-31': 'mit dem Jahr',
    never: 'nicht',
  },
  lapseHint:
    '§\u202f7 Abs. 3 BUrlG nennt die ersten drei Monate des Folgejahres. Was für dich gilt, sagen dein Vertrag und dein Betrieb.',
  /** What filled days do to the balance. */
  fillEffect: (target: number, counted: number) =>
    `Soll in diesem Zeitraum ${duration(target)}, angerechnet ${duration(counted)}: ${
      counted === target
        ? 'Der Saldo bleibt, wie er ist.'
        : `Der Saldo ändert sich um ${signed(counted - target)}.`
    }`,
  /** Where the target of a line comes from: the days of each contract. */
  contractShare: (date: IsoDate, count: number, minutes: number) =>
    `Vertrag ab ${format.date(date)}: ${days(count)}, ${duration(minutes)}`,
  freeHolidays: (count: number) => `${count === 1 ? '1 Feiertag ist' : `${count} Feiertage sind`} frei.`,
  asPlanned: 'wie im Vertrag',
  hoursAsPlanned: 'Leer: so viel, wie der Vertrag für den Tag vorsieht.',
  accountStart: 'Beginn des Kontos',
  accountStartHint: 'Leer: 1. Januar. Wer im November beginnt, hat für Januar nichts zu leisten.',
  accountEnd: 'Ende des Kontos',
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
  filesTitle: (year: number) => `Dateien für ${year}`,
  exportJson: 'Sicherung (JSON)',
  exportCsv: 'Tabelle (CSV)',
  exportIcs: 'Kalender (ICS)',
  calendarFile: 'Kalenderdatei',
  calendarHelp:
    'Wähl einmal eine Datei: Dann wird sie nach jedem Eintrag neu geschrieben, mit allen Jahren, und ein Kalenderprogramm, das sie liest, bleibt auf dem Stand. Was andere hineinschreiben, wird dabei ersetzt; davor wirst du gefragt.',
  keepCalendar: 'Kalenderdatei aktuell halten …',
  otherCalendar: 'Andere Datei wählen …',
  calendarName: 'arbeitszeit.ics',
  calendarProblem: 'Die Datei ließ sich nicht öffnen. Wähl eine andere.',
  calendarState: {
    current: (name: string, when: string) =>
      `„${name}“ ist aktuell und wird nach jedem Eintrag neu geschrieben, zuletzt ${when}.`,
    closed: (name: string) => `Dein Browser fragt, bevor er „${name}“ wieder öffnet.`,
    changed: (name: string) => `„${name}“ wurde anderswo geändert.`,
    missing: (name: string) => `„${name}“ ist nicht mehr da, wo sie war.`,
    failed: (name: string) => `${name === '' ? 'Die Kalenderdatei' : `„${name}“`} ließ sich nicht schreiben.`,
  },
  /** What happens next, or what to do. */
  calendarAdvice: {
    changed: 'Bis du dich entscheidest, bleibt die Datei, wie sie ist.',
    missing: 'Hier fehlt nichts: Leg sie zurück oder wähl eine andere.',
    failed: 'In einer halben Minute wird es noch einmal versucht.',
  },
  /** On the device, where something has to be done about the file. */
  calendarKey: {
    closed: (name: string) => `„${name}“ wieder öffnen`,
    changed: (name: string) => `„${name}“ anderswo geändert …`,
    missing: (name: string) => `„${name}“ fehlt …`,
    failed: (name: string) => `„${name}“ nicht geschrieben …`,
  },
  reopenCalendar: 'Wieder öffnen',
  overwriteCalendar: 'Überschreiben',
  endCalendar: 'Nicht mehr aktuell halten',
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
    project: 'Projekt',
  },
  noColumn: 'fehlt in der Datei',
  columnName: (index: number, head: string | undefined) =>
    head ? `${index + 1}: ${head}` : `Spalte ${index + 1}`,
  addUp: 'Mehrere Zeilen eines Tages zusammenzählen',
  dateOrder: 'Die Daten sind',
  dateOrders: { 'day-first': 'Tag/Monat/Jahr', 'month-first': 'Monat/Tag/Jahr' },
  /** The hours of the file and those that are taken, before they are. */
  importSums: (file: number, here: number) =>
    file === here
      ? `Summe der Datei ${duration(file)} = Summe hier ${duration(here)}.`
      : `Summe der Datei ${duration(file)}, Summe hier ${duration(here)}: Den Unterschied machen die Zeilen, die nicht übernommen werden.`,
  spanProject: (times: string) => `Projekt ${times}`,
  spanNote: (times: string) => `Notiz ${times}`,
  apply: 'Übernehmen',
  sheet: (name: string) => `Arbeitszeit ${name}`,
  signature: 'Datum, Unterschrift',
  signatureEmployer: 'Datum, Unterschrift Arbeitgeber',
  sheetName: 'Name auf dem Blatt',
  sheetEmployer: 'Arbeitgeber auf dem Blatt',
  sheetSums: (target: number, actual: number, before: number, after: number) =>
    `Soll ${duration(target)} · Ist ${duration(actual)} · Saldo des Monats ${signed(actual - target)} · Konto davor ${signed(before)}, danach ${signed(after)}`,
  sheetLeave: (left: number) => `Resturlaub ${String(left).replace('.', ',').replace('-', '−')} Tage`,
  seal: (hash: string) => `Prüfsumme des Nachweises: ${hash}`,
  proof: (month: string) => `Nachweis ${month}`,
  proofHelp:
    'Der Nachweis ist eine Datei mit den Einträgen des gezeigten Monats, verkettet durch Prüfsummen. Wähl sie unten als Datei, und das Werkzeug rechnet sie nach, auch ohne Netz. Er zeigt, dass seit dem Speichern kein Eintrag geändert wurde, wenn jemand die Prüfsumme kennt, die auch auf dem gedruckten Blatt steht. Er zeigt nicht, wer eingetragen hat, wann, oder ob es stimmt.',
  proofIntact: (month: string, name: string, seal: string) =>
    `Nachweis für ${month}${name === '' ? '' : `, ${name}`}: unverändert. Prüfsumme ${seal}. Vergleich sie mit der, die du aufgehoben hast.`,
  proofBroken: (date: IsoDate | undefined) =>
    date === undefined
      ? 'Der Nachweis wurde verändert: Kopf oder Ende passen nicht zu den Prüfsummen.'
      : `Der Nachweis wurde verändert: Vom ${format.day(date)} an passen die Einträge nicht zu den Prüfsummen.`,
  proofUnreadable: 'Der Nachweis lässt sich nicht lesen. Er ist beschädigt oder unvollständig.',
}
