import type { Database } from '../database/schema.ts'
import type { HashQueue } from './hashQueue.ts'
import { hashPassword, isOutdated, unmatchableHash, verifyPassword, type PasswordCost } from './passwords.ts'
import { openSession } from './sessions.ts'
import { findUser } from './users.ts'

export interface Login {
  readonly token: string
  readonly userId: number
}

interface SignInOptions {
  readonly db: Database
  readonly queue: HashQueue
  readonly cost: PasswordCost
  readonly now: () => number
}

/**
 * Makes the function that turns a name and a password into a token.
 *
 * An unknown name costs one hash like a wrong password does, so that the time of the answer does not
 * tell which names exist.
 *
 * @returns undefined when the password is not that of the name
 * @throws {QueueFull} when too many sign in at once
 */
export function createSignIn({ db, queue, cost, now }: SignInOptions) {
  const unmatchable = unmatchableHash(cost)

  return async function signIn(
    username: string,
    password: string,
    agent: string,
  ): Promise<Login | undefined> {
    const user = await findUser(db, username)
    const matches = await queue(() => verifyPassword(password, user?.password ?? unmatchable))
    if (!user || !matches) return undefined
    if (isOutdated(user.password, cost)) {
      const renewed = await queue(() => hashPassword(password, cost))
      await db
        .updateTable('users')
        .set({ password: renewed })
        .where('id', '=', user.id)
        .where('password', '=', user.password)
        .execute()
    }
    return { token: await openSession(db, user.id, now(), agent), userId: user.id }
  }
}
