import { formats } from './formats.ts'
import type { Account } from './model/account/account.ts'
import type { AccountLine } from './model/account/accountDays.ts'

export const english = formats('en-GB', ',')
const { duration, signed, hours, day } = english

export const days = (count: number) => (count === 1 ? '1 day' : `${english.count(count)} days`)

/** What a line of the balance is called. */
export function lineName(line: AccountLine, account: Account): string {
  switch (line) {
    case 'start':
      return `starts on ${day(account.start)}`
    case 'end':
      return `ends on ${day(account.end)}`
    case 'target':
      return `${days(account.daysToDate)} × ${duration(account.perDay)}`
    case 'carryOver':
      return `carried over from ${account.year - 1}`
    case 'worked':
      return `worked on ${days(account.worked.days)}`
    case 'vacation':
      return `vacation on ${days(account.vacation.days)}`
    case 'sick':
      return `sick on ${days(account.sick.days)}`
    case 'comp':
      return `in lieu on ${days(account.comp.days)}`
    case 'outside':
      return `${days(account.outside.days)} outside`
    case 'planned':
      return `planned on ${days(account.planned.days)}`
    case 'yearTarget':
      return `goal: ${days(account.days)} × ${duration(account.perDay)}`
    case 'missing':
      return 'still missing'
    case 'perDayLeft':
      return `per free day (${english.count(account.freeDaysLeft)})`
    case 'daysAtLimit':
      return 'or days of 10\u202fh'
    case 'average':
      return 'projected, average'
    default:
      return `at the pace of the last ${account.recent.days === 28 ? 'four weeks' : days(account.recent.days)}`
  }
}

const sum = (parts: ReadonlyArray<readonly [name: string, minutes: number]>) =>
  parts
    .filter(([, minutes], index) => index === 0 || minutes !== 0)
    .map(([name, minutes], index) =>
      index === 0
        ? `${name} ${duration(minutes)}`
        : `${minutes < 0 ? '−' : '+'} ${name} ${duration(Math.abs(minutes))}`,
    )
    .join(' ')

const ahead = (account: Account, minutes: number, count: number) =>
  `${duration(minutes)} on ${days(count)} are ${duration(Math.round(minutes / count))} a day. Going on for ${days(account.freeDaysLeft)}: ${sum(
    [
      ['actual', account.actual],
      ['carried over', account.carryOver.minutes],
      ['planned', account.planned.minutes],
      ['rest', Math.round((minutes / count) * account.freeDaysLeft)],
    ],
  )}.`

function carryOverFormula({ carryOver, year }: Account) {
  if (carryOver.source === 'own') return 'Entered by hand; change it under “Year …”.'
  const { previous } = carryOver
  if (!previous) return `${year - 1} is empty or gone: until it is back, 0:00 counts.`
  return `Live: ${sum([
    ['actual', previous.actual],
    ['carried over', previous.carryOver.minutes],
    ['target', -previous.targetToDate],
  ])} = ${signed(previous.balance)}. It changes with ${year - 1}.`
}

/** How the figure of a line comes about; nothing where its days say it. */
export function lineFormula(line: AccountLine, account: Account): string | undefined {
  const { perDay, projection } = account
  switch (line) {
    case 'start':
      return `${days(account.daysBefore)} before it do not count: ${duration(account.daysBefore * perDay)} less to work in the year.`
    case 'end':
      return `${days(account.daysAfter)} after it do not count: ${duration(account.daysAfter * perDay)} less to work in the year.`
    case 'carryOver':
      return carryOverFormula(account)
    case 'comp':
      return 'A day in lieu is credited nothing: each costs its target.'
    case 'outside':
      return 'Before the start or after the end of the account: not counted. Both are set under “Year …”.'
    case 'missing':
      return `${sum([
        ['goal', account.target],
        ['carried over', -account.carryOver.minutes],
        ['actual', -account.actual],
        ['planned', -account.planned.minutes],
      ])} = ${duration(account.missing)}.`
    case 'perDayLeft':
      return `${duration(account.missing)} spread over the ${days(account.freeDaysLeft)} that are still free, rounded up.`
    case 'daysAtLimit':
      return `${duration(account.missing)} divided by 10:00, rounded up.`
    case 'average':
      return projection && ahead(account, account.actual, account.daysToDate)
    case 'recent':
      return projection && ahead(account, account.recent.minutes, account.recent.days)
    default:
      return undefined
  }
}

/** Where the year stands, in a sentence; none while it is open. */
export function outlook(account: Account): string | undefined {
  const { daysLeft, freeDaysLeft, missing, target } = account
  switch (account.outlook) {
    case 'over':
      return account.balance >= 0
        ? `Closed: ${hours(target)} reached.`
        : `Closed at ${signed(account.balance)}.`
    case 'reached':
      return `${days(daysLeft)} left, and ${hours(target)} are reached already.`
    case 'unreachable':
      return `Out of reach: ${duration(missing)} are missing. Even 10\u202fh on every free day (${days(freeDaysLeft)}) would bring ${hours(freeDaysLeft * 600)} only.`
    default:
      return undefined
  }
}
