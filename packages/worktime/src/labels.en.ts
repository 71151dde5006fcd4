import { englishImportLabels, englishShellLabels } from '@kleinzeug/shell/labels/en'
import { days, english as format, lineFormula, lineName, outlook } from './balanceTexts.en.ts'
import type { WorktimeLabels } from './labels.ts'
import { englishPlanTexts } from './planTexts.en.ts'

const { duration, signed, hours, day, shortDay } = format

/** The English texts of Worktime. */
export const englishLabels: WorktimeLabels = {
  ...englishShellLabels,
  ...englishImportLabels,
  ...format,
  title: 'Worktime',
  week: (week) => `Week\u202f${week}`,
  shortWeek: 'Wk',

  balanceOn: (date) => `Balance on ${day(date)}`,
  balance: 'Balance',
  actual: 'Actual',
  target: 'Target',
  planned: 'planned',
  noEntries: 'No entry yet',
  emptyHint: (year, start) =>
    `There is nothing in ${year} yet. Enter how long you worked on a day${start === undefined ? ': your account begins with that day.' : `. Your account begins on ${day(start)}.`}`,
  startMoved: (start) => `Your account now begins on ${day(start)}.`,
  sample: 'Sample',
  sampleHint: 'This year is made up and only shows what a full year looks like.',
  previousYear: 'Year before',
  nextYear: 'Year after',
  view: 'View',
  views: { month: 'Month', year: 'Year', years: 'Years' },

  dots: (year) => `The days of ${year}`,
  dotValue: (date, entry, balance) =>
    `${format.longDay(date)}: ${entry}${balance === undefined ? '' : `, balance ${balance}`}`,
  dotScale: '0 to 10\u202fh',
  holidayMark: 'Holiday',
  projection: 'at the recent pace',
  models: { year: 'every day the same', contract: 'contract' },
  noEntry: 'no entry',
  holiday: (name, municipal) => (municipal ? `${name} (in some municipalities)` : name),
  curve: (account) =>
    `Course: ${duration(account.total)}, target so far ${duration(account.targetToDate)}, goal ${hours(account.target)}`,
  band: 'still within reach',
  asTable: 'As a table',
  daysOfMonth: 'Days',

  today: 'Today',
  entry: 'Hours',
  entryDay: (date) => (date === null ? 'This day does not exist.' : `Is entered on ${day(date)}.`),
  entryHint: '7.5 · 7:30 · +1 · 8-\u206012\u00a013-\u206017 · v\u00a0vacation · s\u00a0sick',
  save: 'Enter',
  addHalfHour: '+ 0:30',
  repeatWeek: 'Repeat last week',
  repeated: (count) => `Took over ${days(count)} from the week before.`,
  nothingToRepeat: 'The week before holds nothing for days that are still free in this one.',
  entryProblem: {
    unreadable: 'This cannot be read. Write 7.5 or 7:30 or 8-12 13-17, for example.',
    negative: 'Less than 0 hours is impossible. Take off less.',
    'over-day': 'A day has 24 hours. Enter 24 at most.',
    overlap: 'The times overlap. Write them in order.',
  },
  entered: (date, minutes, balance) => `${day(date)}: ${duration(minutes)}. Balance ${signed(balance)}.`,
  deleted: (date) => `Deleted the entry of ${day(date)}.`,
  kind: 'Kind of day',
  kinds: { work: 'Work', vacation: 'Vacation', sick: 'Sick', comp: 'In lieu' },
  kindEffect: (kind, perDay, half) =>
    ({
      work: 'The hours you enter count.',
      vacation: half
        ? `Half a day of vacation fills the day by ${duration(Math.ceil(perDay / 2))} at most.`
        : `Vacation fills the day up to its target of ${duration(perDay)}: the balance stays as it is.`,
      sick: `Sickness fills the day up to its target of ${duration(perDay)}: the balance stays as it is.`,
      comp: `A day in lieu is credited nothing: it takes ${duration(perDay)} from the balance.`,
    })[kind],
  details: 'Times and note',
  start: 'Start',
  end: 'End',
  break: 'Break (min)',
  note: 'Note',
  timesProblem: 'Give start and end as times, 8:30 for example, or leave both empty.',
  breakProblem: 'The break is a number of minutes, shorter than the time between.',

  startTimer: 'Start timer',
  timerRuns: (elapsed) => `Running ${elapsed}`,
  timerStarted: 'The timer is running.',
  timerStopped: (minutes, count) =>
    `Entered ${duration(minutes)}${count > 1 ? `, divided at midnight over ${days(count)}` : ''}.`,
  timerTooShort: 'The timer ran for less than a minute: nothing was entered.',
  timerFullDay: (date) =>
    `${day(date)} would hold more than 24 hours. Change that day first, then stop the timer; it runs on.`,
  timerForgotten: (since, minutes) =>
    `The timer has been running since ${since}, ${duration(minutes)}. Forgotten?`,
  timerBehind:
    'The clock of your device is before the start of the timer. Set it right, or discard the timer.',
  timerUntil: 'Stopped working at',
  timerCountUntil: 'Count until then',
  timerCountAll: 'Count all',
  timerDiscard: 'Discard',
  timerUntilProblem: 'Give a time after the start and before now.',

  whereFrom: 'Where it comes from',
  ahead: 'ahead',
  behind: 'behind',
  even: 'even',
  fromDays: (name) => `${name}: show the days`,
  lineName,
  lineFormula,
  daysBefore: (count) => `${days(count)} before`,
  daysAfter: (count) => `${days(count)} after`,
  dayCount: days,
  untilEnd: (date) => `Until ${day(date)}`,
  outlook,

  hints: (count) => (count === 1 ? '1 hint (ArbZG)' : `${count} hints (ArbZG)`),
  hint: (hint) => {
    switch (hint.kind) {
      case 'ten-hours':
        return `${shortDay(hint.date)}: ${duration(hint.minutes)} in a day, more than 10 hours (§\u202f3)`
      case 'break':
        return `${shortDay(hint.date)}: ${hint.minutes} minutes of break where ${hint.required} are required (§\u202f4)`
      default:
        return `${shortDay(hint.date)}: ${duration(hint.minutes)} of rest since the working day before, 11 hours are required (§\u202f5)`
    }
  },
  hintsNote: (month) =>
    `By the German Arbeitszeitgesetz as of ${month}. Hints, not legal advice; breaks and rest only where start and end are entered.`,

  weekSum: 'Sum',
  monthSum: 'Month',
  gridHelp:
    'Arrow keys choose the day, Shift with them several. Just type: digits, u (vacation) and k (sick) begin the entry. z stays undo; a day in lieu is typed in the cell that Enter opens. Delete deletes it.',
  chosenDays: (count) => `${days(count)} chosen: what you enter holds for each.`,
  grid: (month, year) => `${format.month(month)} ${year}`,
  previousMonth: 'Month before',
  nextMonth: 'Month after',

  comparison: 'Years compared',
  weekdays: 'By weekday',
  year: 'Year',
  averagePerDay: 'Average a day',
  daysWorked: 'Days worked',
  weekdayValue: (minutes, count, all) => `${duration(minutes)} on ${days(count)} of ${format.count(all)}`,
  addYear: 'Add year',
  addYearProblem: 'Give a year from 1900 to 2199.',
  deleteYear: (year) => `Delete ${year}`,
  showYear: (year) => `Show ${year}`,

  fill: 'Fill …',
  fillTitle: 'Fill several days',
  from: 'From',
  to: 'To',
  hoursField: 'Hours a day',
  onWeekdays: 'On these weekdays',
  skipHolidays: 'Leave out holidays',
  overwrite: 'Overwrite days with an entry, too',
  fillSubmit: (count) => (count === 0 ? 'No day to fill' : `Fill ${days(count)}`),
  dateProblem: 'Give a day that exists.',
  rangeProblem: 'The last day is before the first. Swap them.',
  rangeTooLong: 'More than ten years are not filled at once. Choose a shorter range.',

  yearSettings: 'Year …',
  yearSettingsTitle: (year) => `The year ${year}`,
  hoursPerDay: 'Target of a day',
  hoursPerDayHint: 'For each day of the year, such as 5, 4:50 or 40 h/week.',
  model: 'Target',
  ...englishPlanTexts,
  column: {
    date: 'Date',
    hours: 'Hours',
    kind: 'Kind',
    start: 'Start',
    end: 'End',
    break: 'Break',
    note: 'Note',
    project: 'Project',
  },
  noColumn: 'not in the file',
  columnName: (index, head) => (head ? `${index + 1}: ${head}` : `Column ${index + 1}`),
  dateOrder: 'The dates are',
  dateOrders: { 'day-first': 'day/month/year', 'month-first': 'month/day/year' },
  importSums: (file, here) =>
    file === here
      ? `Sum of the file ${duration(file)} = sum here ${duration(here)}.`
      : `Sum of the file ${duration(file)}, sum here ${duration(here)}: the lines that are not taken make the difference.`,
  spanProject: (times) => `Project ${times}`,
  spanNote: (times) => `Note ${times}`,
  addUp: 'Add up several lines of a day',

  undoable: (kind, date, count) =>
    ({
      entry: `Entered ${day(date)}.`,
      deletion: count > 1 ? `Deleted ${days(count)}.` : `Deleted the entry of ${day(date)}.`,
      fill: `Filled ${days(count)}.`,
      repeat: `Took over ${days(count)} from the week before.`,
      timer: count === 0 ? 'Discarded the timer.' : `Entered the time of the timer on ${day(date)}.`,
      'year-settings': `Set up ${date.slice(0, 4)}.`,
      contract: 'Contract changed.',
      import: `Imported ${days(count)}.`,
      sample: 'Kept the example.',
      'year-deletion': `Deleted ${date.slice(0, 4)}.`,
    })[kind],
  steps: {
    entry: 'entry',
    deletion: 'deletion',
    fill: 'filling',
    repeat: 'repeating',
    timer: 'timer',
    'year-settings': 'settings of the year',
    contract: 'contract',
    import: 'import',
    sample: 'example',
    'year-deletion': 'deletion of the year',
  },
  apply: 'Apply',
  keys: {
    enterHours: 'Enter hours',
    today: 'Show today',
    previousDay: 'Day before',
    nextDay: 'Day after',
    timer: 'Start or stop the timer',
    previousYear: 'Year before',
    nextYear: 'Year after',
    month: 'View of the month',
    year: 'View of the year',
    years: 'Compare years',
    files: 'Files',
    undo: 'Undo',
    redo: 'Redo',
    trySample: 'Try the example',
    showKeys: 'Show the keys',
    left: 'Day before (month), week before (dots)',
    right: 'Day after (month), week after (dots)',
    up: 'Week before (month), day before (dots)',
    down: 'Week after (month), day after (dots)',
    first: 'First day of the month',
    last: 'Last day of the month',
    back: 'Month before',
    forth: 'Month after',
    edit: 'Edit the day',
    delete: 'Delete the entry',
  },
  sheet: (name) => `Worktime ${name}`,
  signature: 'Date, signature',
  signatureEmployer: 'Date, signature of the employer',
  sheetName: 'Name on the sheet',
  sheetEmployer: 'Employer on the sheet',
  sheetSums: (target, actual, before, after) =>
    `Target ${duration(target)} · Actual ${duration(actual)} · Balance of the month ${signed(actual - target)} · Account before ${signed(before)}, after ${signed(after)}`,
  sheetLeave: (left) => `Leave left ${String(left).replace('-', '−')} days`,
  seal: (hash) => `Checksum of the proof: ${hash}`,
  proof: (month) => `Proof ${month}`,
  proofHelp:
    'The proof is a file of the entries of the shown month, chained by checksums. Choose it as a file below, and the tool recomputes it, also offline. It shows that no entry was changed since it was saved, if somebody knows the checksum, which the printed sheet has too. It does not show who entered it, when, or whether it is true.',
  proofIntact: (month, name, seal) =>
    `Proof for ${month}${name === '' ? '' : `, ${name}`}: unchanged. Checksum ${seal}. Compare it with the one you have kept.`,
  proofBroken: (date) =>
    date === undefined
      ? 'The proof was changed: its head or end does not fit its checksums.'
      : `The proof was changed: from ${format.day(date)} on the entries do not fit the checksums.`,
  proofUnreadable: 'The proof cannot be read. It is damaged or incomplete.',
}

/** Under the name that the German texts have: the English entry exports these. */
export { englishLabels as defaultLabels }
