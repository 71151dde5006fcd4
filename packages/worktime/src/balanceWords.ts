import type { formats } from './formats.ts'
import type { Account } from './model/account/account.ts'
import type { AccountLine } from './model/account/accountDays.ts'

type Format = ReturnType<typeof formats>

/** What a language says of the balance. What is counted and added up is the same in all of them. */
export interface BalanceWords {
  /** What a line is called. */
  readonly name: Readonly<Record<AccountLine, (account: Account) => string>>
  readonly closed: (account: Account, hours: string, balance: string) => string
  readonly reached: (account: Account, hours: string) => string
  readonly unreachable: (missing: string, account: Account, hours: string) => string
}

/** The texts of the balance in the words of a language. */
export function balanceTexts({ duration, signed, hours }: Format, words: BalanceWords) {
  return {
    /** What a line of the balance is called. */
    lineName: (line: AccountLine, account: Account): string => words.name[line](account),

    /** Where the year stands, in a sentence; none while it is open. */
    outlook: (account: Account): string | undefined => {
      const { freeDaysLeft, missing, target, balance } = account
      switch (account.outlook) {
        case 'over':
          return words.closed(account, hours(target), signed(balance))
        case 'reached':
          return words.reached(account, hours(target))
        case 'unreachable':
          return words.unreachable(duration(missing), account, hours(freeDaysLeft * 600))
        default:
          return undefined
      }
    },
  }
}
