import { randomInt } from 'node:crypto'
import type { Role } from '../contract.ts'
import type { Database } from '../database/schema.ts'
import type { PasswordCost } from './passwords.ts'
import { addUser, hasUsers, roles, UserProblem } from './users.ts'

export interface DemoUser {
  readonly username: string
  readonly rolename: Role
  /** The database stores only its hash. */
  readonly password: string
}

interface DemoUserOptions {
  readonly production?: boolean
  readonly cost?: PasswordCost
  /** Shows the users. Called before they are stored: when it throws, none is stored. */
  readonly show: (users: readonly DemoUser[]) => void
}

/** Letters and digits without those that look alike: i, l, o, 0 and 1. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'

/** 79 random bits as four groups of four characters. */
const randomPassword = () =>
  Array.from({ length: 16 }, () => alphabet[randomInt(alphabet.length)])
    .join('')
    .replaceAll(/.{4}(?=.)/g, '$&-')

/**
 * Adds an admin and a user with random passwords to a database without users. Does nothing in
 * production.
 */
export async function ensureDemoUser(
  db: Database,
  { production = process.env['NODE_ENV'] === 'production', cost, show }: DemoUserOptions,
): Promise<void> {
  if (production || (await hasUsers(db))) return
  const users = roles.map((rolename) => ({ username: rolename, rolename, password: randomPassword() }))
  try {
    await db.transaction().execute(async (transaction) => {
      // When two processes start at once, the second waits here, finds the names taken and shows nothing.
      for (const user of users) await addUser(transaction, user, cost && { cost })
      show(users)
    })
  } catch (error) {
    if (!(error instanceof UserProblem)) throw error
  }
}
