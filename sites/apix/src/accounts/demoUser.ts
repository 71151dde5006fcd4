import { randomInt } from 'node:crypto'
import type { Database, Role } from '../database/schema.ts'
import type { PasswordCost } from './passwords.ts'
import { addUser, hasUsers, roles, UserProblem } from './users.ts'

export interface DemoUser {
  readonly username: string
  readonly rolename: Role
  /** Known only now: the database keeps its hash. */
  readonly password: string
}

/** Letters and digits that cannot be taken for one another. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'

/** 79 random bits in four groups that can be copied by eye. */
const randomPassword = () =>
  Array.from({ length: 16 }, () => alphabet[randomInt(alphabet.length)])
    .join('')
    .replaceAll(/.{4}(?=.)/g, '$&-')

/**
 * On a fresh machine, adds an admin and a user with random passwords, so that signing in can be tried.
 *
 * @returns the two, to be shown once; none when there are users already, or in production, where the
 *   first user is added by hand
 */
export async function ensureDemoUser(
  db: Database,
  {
    production = process.env['NODE_ENV'] === 'production',
    cost,
  }: { production?: boolean; cost?: PasswordCost } = {},
): Promise<readonly DemoUser[]> {
  if (production || (await hasUsers(db))) return []
  const users = roles.map((rolename) => ({ username: rolename, rolename, password: randomPassword() }))
  try {
    // One after the other: of two programs that start at once, one fails at the first and stops there.
    for (const user of users) await addUser(db, user, cost && { cost })
    return users
  } catch (error) {
    // Another program on the same database came first, and has shown its own.
    if (error instanceof UserProblem) return []
    throw error
  }
}
