import type { Database } from '../database/schema.ts'
import type { HashQueue } from './hashQueue.ts'
import { hashPassword, isOutdated, unmatchableHash, verifyPassword, type PasswordCost } from './passwords.ts'
import { openSession } from './sessions.ts'
import { findUser } from './users.ts'

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
 * @returns the token, or nothing when the two do not belong together
 * @throws {QueueFull} when too many sign in at once
 */
export function createSignIn({ db, queue, cost, now }: SignInOptions) {
  const nobody = unmatchableHash(cost)

  return async function signIn(username: string, password: string): Promise<string | undefined> {
    const user = await findUser(db, username)
    const matches = await queue(() => verifyPassword(password, user?.password ?? nobody))
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
    return openSession(db, user.id, now())
  }
}
