import type { IsoDate } from './model/calendar/date.ts'
import type { LeaveAccount, LeaveLine } from './model/leave/leave.ts'

/** What a language says of how the figures of the leave come about. */
export interface LeaveWords {
  readonly number: (days: number) => string
  readonly months: (count: number) => string
  readonly roundedUp: string
  readonly entitled: string
  readonly carried: string
  readonly lapsed: string
  readonly taken: string
  readonly planned: string
  readonly ownCarried: string
  readonly takenUntil: (date: IsoDate) => string
  readonly takenDays: string
  readonly plannedDays: string
}

/** How the figures of the leave come about, in the words of a language; loaded with the first line that is opened. */
export function leaveFormulas(words: LeaveWords) {
  const { number } = words
  /** Named figures with their signs; of those that are 0, only the first. */
  const sum = (parts: ReadonlyArray<readonly [name: string, days: number]>) =>
    parts
      .filter(([, days], index) => index === 0 || days !== 0)
      .map(
        ([name, days], index) =>
          `${index === 0 ? '' : days < 0 ? '− ' : '+ '}${name} ${number(Math.abs(days))}`,
      )
      .join(' ')

  return (line: LeaveLine, leave: LeaveAccount, year: number): string => {
    const { shares, entitled, previous, carried, lapsed, lapsesOn } = leave
    switch (line) {
      case 'entitled': {
        const twelfths = shares.reduce((total, { leaveDays, months }) => total + leaveDays * months, 0)
        const exact = Math.round((twelfths / 12) * 100) / 100
        const parts = shares.map(
          ({ leaveDays, months }) => `${words.months(months)} × ${number(leaveDays)}/12`,
        )
        return `${parts.join(' + ')} = ${number(exact)}${exact === entitled ? '' : `, ${words.roundedUp} ${number(entitled)}`}.`
      }
      case 'carried':
        return previous
          ? `${year - 1}: ${sum([
              [words.entitled, previous.entitled],
              [words.carried, previous.carried],
              [words.lapsed, -previous.lapsed],
              [words.taken, -previous.taken],
              [words.planned, -previous.planned],
            ])} = ${number(carried)}.`
          : words.ownCarried
      case 'lapsed':
        return `${sum([
          [words.carried, carried],
          [words.takenUntil(lapsesOn ?? ''), lapsed - carried],
        ])} = ${number(lapsed)}.`
      default:
        return words[`${line}Days`]
    }
  }
}
