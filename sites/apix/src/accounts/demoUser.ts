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
  /** Shows the users. Called before they are stored: a password that was never seen is of no use. */
  readonly show: (users: readonly DemoUser[]) => void
}

/** Letters and digits that cannot be taken for one another. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'

/** 79 random bits in four groups that can be copied by eye. */
const randomPassword = () =>
  Array.from({ length: 16 }, () => alphabet[randomInt(alphabet.length)])
    .join('')
    .replaceAll(/.{4}(?=.)/g, '$&-')

/**
 * In a database without users, adds an admin and a user with random passwords, so that signing in can
 * be tried. In production the first user is added by hand.
 */
export async function ensureDemoUser(
  db: Database,
  { production = process.env['NODE_ENV'] === 'production', cost, show }: DemoUserOptions,
): Promise<void> {
  if (production || (await hasUsers(db))) return
  const users = roles.map((rolename) => ({ username: rolename, rolename, password: randomPassword() }))
  try {
    await db.transaction().execute(async (transaction) => {
      // Of two programs that start at once, one waits here for the other, fails and shows nothing.
      for (const user of users) await addUser(transaction, user, cost && { cost })
      show(users)
    })
  } catch (error) {
    if (!(error instanceof UserProblem)) throw error
  }
}
