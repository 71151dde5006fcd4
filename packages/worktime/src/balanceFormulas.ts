import type { formats } from './formats.ts'
import type { Account } from './model/account/account.ts'
import type { AccountLine } from './model/account/accountDays.ts'

type Format = ReturnType<typeof formats>

/** What a language says of how the figures of the balance come about. */
export interface FormulaWords {
  readonly days: (count: number) => string
  readonly actual: string
  readonly carriedOver: string
  readonly planned: string
  readonly rest: string
  readonly target: string
  readonly goal: string
  /** A duration per day over a number of days. */
  readonly pace: (minutes: number, count: number) => string
  /** Going on so on the days that are free: what it adds up to. */
  readonly goingOn: (account: Account, pace: string, sum: string) => string
  readonly ownCarryOver: string
  readonly noPrevious: (year: number) => string
  readonly liveCarryOver: (year: number, sum: string) => string
  /** Days that do not count, with the target they would have had. */
  readonly before: (days: string, target: string) => string
  readonly after: (days: string, target: string) => string
  readonly comp: string
  readonly outside: string
  readonly spread: (minutes: string, account: Account) => string
  readonly divided: (minutes: string) => string
}

type Part = readonly [name: string, minutes: number]

/** How the figures of the balance come about, in the words of a language; loaded with the first line that is opened. */
export function balanceFormulas({ duration, signed }: Format, words: FormulaWords) {
  /** Named figures with their signs; of those that are 0, only the first. */
  const sum = (parts: readonly Part[]) =>
    parts
      .filter(([, minutes], index) => index === 0 || minutes !== 0)
      .map(([name, minutes], index) =>
        index === 0
          ? `${name} ${duration(minutes)}`
          : `${minutes < 0 ? '−' : '+'} ${name} ${duration(Math.abs(minutes))}`,
      )
      .join(' ')

  const goingOn = (account: Account, minutes: number, count: number) =>
    words.goingOn(
      account,
      words.pace(minutes, count),
      sum([
        [words.actual, account.actual],
        [words.carriedOver, account.carryOver.minutes],
        [words.planned, account.planned.minutes],
        [words.rest, Math.round((minutes / count) * account.freeDaysLeft)],
      ]),
    )

  function carryOver({ carryOver: { source, previous }, year }: Account) {
    if (source === 'own') return words.ownCarryOver
    if (!previous) return words.noPrevious(year - 1)
    const parts: readonly Part[] = [
      [words.actual, previous.actual],
      [words.carriedOver, previous.carryOver.minutes],
      [words.target, -previous.targetToDate],
    ]
    return words.liveCarryOver(year - 1, `${sum(parts)} = ${signed(previous.balance)}`)
  }

  const targetAfter = ({ plan, daysBefore, days, daysAfter }: Account) =>
    plan.targetBefore(daysBefore + days + daysAfter) - plan.targetBefore(daysBefore + days)

  return {
    /** How the figure of a line comes about; nothing where its days say it. */
    lineFormula: (line: AccountLine, account: Account): string | undefined => {
      const { daysBefore, daysAfter, plan, missing, projection, recent } = account
      switch (line) {
        case 'start':
          return words.before(words.days(daysBefore), duration(plan.targetBefore(daysBefore)))
        case 'end':
          return words.after(words.days(daysAfter), duration(targetAfter(account)))
        case 'carryOver':
          return carryOver(account)
        case 'comp':
        case 'outside':
          return words[line]
        case 'missing':
          return `${sum([
            [words.goal, account.target],
            [words.carriedOver, -account.carryOver.minutes],
            [words.actual, -account.actual],
            [words.planned, -account.planned.minutes],
          ])} = ${duration(missing)}.`
        case 'perDayLeft':
          return words.spread(duration(missing), account)
        case 'daysAtLimit':
          return words.divided(duration(missing))
        case 'average':
          return projection && goingOn(account, account.actual, account.workdaysToDate)
        case 'recent':
          return projection && goingOn(account, recent.minutes, account.recentWorkdays)
        default:
          return undefined
      }
    },
  }
}
