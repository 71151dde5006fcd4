import { balanceFormulas } from './balanceFormulas.ts'
import { balanceTexts } from './balanceWords.ts'
import { formats } from './formats.ts'

export const english = formats('en-GB', ',', {
  weekdays: 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday',
  months: 'January February March April May June July August September October November December',
  shortMonths: 'Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec',
  dayEnd: '',
  weekdayLetters: 3,
})
const { duration, day, daily, count: number } = english

export const days = (count: number) => (count === 1 ? '1 day' : `${number(count)} days`)

/** The texts of the balance in English. */
export const { lineName, outlook } = balanceTexts(english, {
  name: {
    start: ({ start }) => `starts on ${day(start)}`,
    end: ({ end }) => `ends on ${day(end)}`,
    target: (account) =>
      account.plan.model === 'contract'
        ? `${days(account.workdaysToDate)} by contract`
        : `${days(account.daysToDate)} × ${daily(account)}`,
    carryOver: ({ year }) => `carried over from ${year - 1}`,
    worked: ({ worked }) => `worked on ${days(worked.days)}`,
    vacation: ({ vacation }) => `vacation on ${days(vacation.days)}`,
    sick: ({ sick }) => `sick on ${days(sick.days)}`,
    comp: ({ comp }) => `in lieu on ${days(comp.days)}`,
    outside: ({ outside }) => `${days(outside.days)} outside`,
    planned: ({ planned }) => `planned on ${days(planned.days)}`,
    yearTarget: (account) =>
      account.plan.model === 'contract'
        ? `goal: ${days(account.workdays)} by contract`
        : `goal: ${days(account.days)} × ${daily(account)}`,
    missing: () => 'still missing',
    perDayLeft: ({ freeDaysLeft }) => `per free day (${number(freeDaysLeft)})`,
    daysAtLimit: () => 'or days of 10\u202fh',
    average: () => 'projected, average',
    recent: ({ recent }) =>
      `at the pace of the last ${recent.days === 28 ? 'four weeks' : recent.days === 1 ? 'day' : days(recent.days)}`,
  },
  closed: (account, hours, balance) =>
    account.balance >= 0 ? `Closed: ${hours} reached.` : `Closed at ${balance}.`,
  reached: ({ daysLeft }, hours) => `${days(daysLeft)} left, and ${hours} are reached already.`,
  unreachable: (missing, { freeDaysLeft }, hours) =>
    `Out of reach: ${missing} are missing. Even 10\u202fh on every free day (${days(freeDaysLeft)}) would bring ${hours} only.`,
})

/** How its figures come about. */
export const { lineFormula } = balanceFormulas(english, {
  days,
  actual: 'actual',
  carriedOver: 'carried over',
  planned: 'planned',
  rest: 'rest',
  target: 'target',
  goal: 'goal',
  pace: (minutes, count) =>
    `${duration(minutes)} on ${days(count)} are ${duration(Math.round(minutes / count))} a day`,
  goingOn: ({ freeDaysLeft }, pace, sum) => `${pace}. Going on for ${days(freeDaysLeft)}: ${sum}.`,
  ownCarryOver: 'Entered by hand; change it under “Year …”.',
  noPrevious: (year) => `${year} is empty or gone: until it is back, 0:00 counts.`,
  liveCarryOver: (year, sum) => `Live: ${sum}. It changes with ${year}.`,
  before: (count, target) => `${count} before it do not count: ${target} less to work in the year.`,
  after: (count, target) => `${count} after it do not count: ${target} less to work in the year.`,
  comp: 'A day in lieu is credited nothing: each costs its target.',
  outside: 'Before the start or after the end of the account: not counted. Both are set under “Year …”.',
  spread: (minutes, { freeDaysLeft }) =>
    `${minutes} spread over the ${days(freeDaysLeft)} that are still free, rounded up.`,
  divided: (minutes) => `${minutes} divided by 10:00, rounded up.`,
})
