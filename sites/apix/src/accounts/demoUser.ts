import { randomInt } from 'node:crypto'
import type { Role } from '../contract.ts'
import type { Database } from '../database/schema.ts'
import { untilReachable, type RetryOptions } from '../database/untilReachable.ts'
import type { PasswordCost } from './passwords.ts'
import { addUser, hasUsers, roles, UserProblem } from './users.ts'

export interface DemoUser {
  readonly username: string
  readonly rolename: Role
  /** The database stores only its hash. */
  readonly password: string
}

interface DemoUserOptions extends RetryOptions {
  readonly production?: boolean
  readonly cost?: PasswordCost
  /** Shows the users, once. Called before they are stored: when it throws, none is stored. */
  readonly show: (users: readonly DemoUser[]) => void
}

/** Letters and digits without those that look alike: i, l, o, 0 and 1. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'

/** 79 random bits as four groups of four characters. */
const randomPassword = () =>
  Array.from({ length: 16 }, () => alphabet[randomInt(alphabet.length)])
    .join('')
    .replaceAll(/.{4}(?=.)/g, '$&-')

/** Adds an admin and a user with random passwords to an empty database, never in production. */
export async function ensureDemoUser(
  db: Database,
  { production = process.env['NODE_ENV'] === 'production', cost, show, ...retry }: DemoUserOptions,
): Promise<void> {
  if (production) return
  const users = roles.map((rolename) => ({ username: rolename, rolename, password: randomPassword() }))
  let shown = false

  async function add() {
    if (await hasUsers(db)) return
    await db.transaction().execute(async (transaction) => {
      // When two processes start at once, the second waits here, finds the names taken and shows nothing.
      for (const user of users) await addUser(transaction, user, cost && { cost })
      if (shown) return
      show(users)
      shown = true
    })
  }

  try {
    await untilReachable(add, retry)
  } catch (error) {
    if (!(error instanceof UserProblem)) throw error
  }
}
