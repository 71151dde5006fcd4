import { days, english as format } from './balanceTexts.en.ts'
import { leaveFormulas } from './leaveFormulas.ts'
import type { WorktimeLabels } from './labels.ts'
import { holidayNames } from './model/calendar/holidayNames.ts'

const { duration, signed } = format

const leaveFormula = leaveFormulas({
  number: String,
  months: (count) => (count === 1 ? '1 month' : `${count} months`),
  roundedUp: 'rounded up',
  entitled: 'entitlement',
  carried: 'from the year before',
  lapsed: 'lapsed',
  taken: 'taken',
  planned: 'planned',
  ownCarried: 'Entered by hand; change it under “Year …”.',
  takenUntil: (date) => `taken until ${format.day(date)}`,
  takenDays: 'Leave up to today, on days that the contract has work for.',
  plannedDays: 'Leave after today, on days that the contract has work for.',
})

/** The English texts of the dialogs of contract, leave, year and files. */
export const englishPlanTexts = {
  modelHint: {
    year: 'Each day of the year has the same target, Sundays and holidays included.',
    contract: 'The target follows your contracts. Weekends and public holidays have none.',
  },
  contracts: 'Contracts, for all years',
  contractFrom: (date, text) => `from ${format.date(date)}: ${text}`,
  contractText: (weeks, leaveDays) =>
    weeks.length === 0
      ? 'no longer employed'
      : `${weeks.map(duration).join(' and ')} a week${leaveDays === undefined ? '' : `, ${format.count(leaveDays)} days of leave`}`,
  deleteContract: (date) => `Delete the contract from ${format.date(date)}`,
  addContract: 'Another contract',
  contractStart: 'Holds from',
  contractEnds: 'No longer employed from that day on',
  hoursPerWeek: 'Hours a week',
  contractDays: 'Days of work',
  eachDay: 'Each day by itself',
  weekNumber: (index, count) => (count === 1 ? 'Week' : `Week ${index + 1}`),
  addWeek: 'One more week, in turns',
  removeWeek: 'Leave out the last week',
  holidaysFree: 'Public holidays are free',
  holidaysFreeHint: 'They follow the Bundesland below. Without one there are none.',
  leaveDays: 'Days of leave a year',
  leaveDaysProblem: 'Give a number of days, such as 30 or 27.5.',
  saveContract: 'Enter the contract',
  weekProblem: 'Give the hours of a week, such as 40 or 38:30.',
  weekdaysProblem: 'Choose the days that share the hours. A day has 24 at most.',
  leaveTitle: (year) => `Leave in ${year}`,
  leaveCount: (count) =>
    `${count < 0 ? '−' : ''}${Math.abs(count)}${Math.abs(count) === 1 ? ' day' : ' days'}`,
  leaveEntitled: (months) => (months === 12 ? 'entitlement' : `entitlement, ${months} of 12 months`),
  leaveCarried: (lapsesOn) =>
    lapsesOn === undefined ? 'from the year before' : `from the year before, until ${format.day(lapsesOn)}`,
  leaveLapsed: 'of these lapsed',
  leaveTaken: 'taken',
  leavePlanned: 'planned',
  leaveLeft: 'left',
  leaveFormula,
  leaveLapses: (count, date) =>
    `${days(count)} from the year before will lapse after ${format.day(date)} unless more is entered.`,
  whatIf: 'What if …',
  whatIfHours: (hours) => `${hours}\u202fh a week`,
  monthOff: 'A month off',
  noMonthOff: 'none',
  whatIfFrom: 'From',
  whatIfDayProblem: (first, last) => `Give a day from ${format.day(first)} to ${format.day(last)}.`,
  whatIfEnd: (hours, from, date, end, balance) =>
    `With ${hours}\u202fh a week from ${format.day(from)} on: ${format.hours(end)} on ${format.day(date)}, balance ${signed(balance)}. Drawn, not stored.`,
  bridges: 'Bridge days',
  bridge: (leave, free) => `${leave === 1 ? '1 day' : `${leave} days`} of leave, ${days(free)} free`,
  bridgeRange: (from, to, left) =>
    `${format.day(from)} to ${format.day(to)}, ${String(left).replace('-', '−')} left after it`,
  enterBridge: (from, to) => `Enter ${format.day(from)} to ${format.day(to)} as leave`,
  bridgesNeedState: 'Choose a Bundesland under “Year …”: without holidays there are no bridge days.',
  noBridges: 'No bridge is left in this year on which nothing is entered.',
  leaveAfter: (count) => `Leave after it: ${String(count).replace('-', '−')} days.`,
  carriedLeave: 'Leave from the year before',
  carriedLeaveHint: 'In days. Empty: what the year before has left.',
  lapse: 'It lapses',
  lapses: {
    '03-31': 'after 31 March',
    '06-30': 'after 30 June',
    '12-31': 'with the year',
    never: 'never',
  },
  lapseHint:
    '§\u202f7 (3) BUrlG names the first three months of the next year. Your contract and employer say what holds for you.',
  fillEffect: (target, counted) =>
    `Target of these days ${duration(target)}, counted ${duration(counted)}: ${
      counted === target
        ? 'the balance stays as it is.'
        : `the balance changes by ${signed(counted - target)}.`
    }`,
  contractShare: (date, count, minutes) =>
    `Contract from ${format.date(date)}: ${days(count)}, ${duration(minutes)}`,
  freeHolidays: (count) => `${count === 1 ? '1 public holiday is' : `${count} public holidays are`} free.`,
  asPlanned: 'as in the contract',
  hoursAsPlanned: 'Empty: as much as the contract has for the day.',
  accountStart: 'Start of the account',
  accountStartHint: 'Empty: 1 January. Who begins in November owes nothing for January.',
  accountEnd: 'End of the account',
  carryOver: 'Carried over',
  carryOverHint: '12:30 or -3 for example.',
  carryOverSource: { none: 'none', previous: 'balance before', own: 'own value' },
  carryOverLive: (year, minutes) =>
    minutes === undefined
      ? `${year} is empty: until it holds something, 0:00 counts.`
      : `${signed(minutes)} from ${year}, and what you still change there.`,
  durationProblem: 'Give a length of time, 5 or 4:50 for example.',
  yearDateProblem: (year) => `Give a day in ${year}, or leave the field empty.`,
  everyYear: 'Holds at once, and for all years:',
  state: 'Holidays in',
  noState: 'show none',
  // Named as on the days: in English in the English entry, beside a German tool as the laws name them.
  municipalHolidays: {
    corpusChristi: `${holidayNames.corpusChristi} (in some municipalities)`,
    peaceFestival: `${holidayNames.peaceFestival} (in Augsburg)`,
    assumption: `${holidayNames.assumption} (in some municipalities)`,
  },
  showHints: 'Hints at the German Arbeitszeitgesetz',

  files: 'Files …',
  filesTitle: (year) => `Files for ${year}`,
  exportJson: 'Backup (JSON)',
  exportCsv: 'Table (CSV)',
  exportIcs: 'Calendar (ICS)',
  calendarFile: 'Calendar file',
  calendarHelp:
    'Choose a file once: from then on it is written anew after each entry, with all years, and a calendar program that reads it stays current. What others write into it is replaced; you are asked before.',
  keepCalendar: 'Keep a calendar file current …',
  otherCalendar: 'Choose another file …',
  calendarName: 'worktime.ics',
  calendarProblem: 'The file could not be opened. Choose another one.',
  calendarState: {
    current: (name, when) => `“${name}” is current and written anew after each entry, last ${when}.`,
    closed: (name) => `Your browser asks before it opens “${name}” again.`,
    changed: (name) => `“${name}” was changed elsewhere.`,
    missing: (name) => `“${name}” is no longer where it was.`,
    failed: (name) => `${name === '' ? 'The calendar file' : `“${name}”`} could not be written.`,
  },
  calendarAdvice: {
    changed: 'Until you decide, the file stays as it is.',
    missing: 'Nothing is missing here: put it back or choose another one.',
    failed: 'Another try follows in half a minute.',
  },
  calendarKey: {
    closed: (name) => `Open “${name}” again`,
    changed: (name) => `“${name}” changed elsewhere …`,
    missing: (name) => `“${name}” is missing …`,
    failed: (name) => `“${name}” not written …`,
  },
  reopenCalendar: 'Open again',
  overwriteCalendar: 'Overwrite',
  endCalendar: 'Stop keeping it current',
  icsTitle: (kind, minutes) =>
    [
      { work: 'Work', vacation: 'Vacation', sick: 'Sick', comp: 'In lieu' }[kind],
      minutes > 0 ? duration(minutes) : '',
    ]
      .filter(Boolean)
      .join(' '),
  importHelp: 'A backup (JSON) or a table (CSV). Before importing you see what would change.',
  importYears: (years, shown) =>
    `The file holds ${years.join(', ')}${years.includes(shown) ? '' : `, ${shown} is shown`}.`,
  yearSettingsOf: (year) => `Settings of ${year}`,
  yearRefused: {
    'no-year': 'There is no year with months in the file. Choose one that Worktime exported.',
    nothing: 'No entry of the file can be imported.',
  },
  noColumns: 'Say which column holds the date, and which the hours or start and end.',
  fault: (fault, text, line) =>
    `${line === undefined ? '' : `Line ${format.count(line)}: `}${
      {
        shape: `“${text}” is no day with a date and hours.`,
        date: `“${text}” is no day that exists.`,
        'other-year': `${text} belongs to another year.`,
        hours: `“${text}” are no hours.`,
        negative: `${text}: less than 0 hours.`,
        'over-day': `${text}: more than 24 hours.`,
        duplicate: `${text} comes a second time.`,
        field: `“${text}” does not fit; the day itself is imported.`,
      }[fault]
    }`,
  columns: 'Columns',
} satisfies Partial<WorktimeLabels>
