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
 * Creates the function that checks name and password and opens a session.
 *
 * One hash is computed for an unknown name as well, so that the response time does not reveal which
 * names exist.
 *
 * @returns undefined when name or password is wrong
 * @throws {QueueFull} when too many logins are being checked
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
    const current = isOutdated(user.password, cost)
      ? await queue(() => hashPassword(password, cost))
      : user.password
    const token = await db.transaction().execute(async (transaction) => {
      // The update locks the user: a reset of the password comes before it, and then nothing is updated, or
      // after the commit, and then it ends this session too.
      const { numUpdatedRows } = await transaction
        .updateTable('users')
        .set({ password: current })
        .where('id', '=', user.id)
        .where('password', '=', user.password)
        .executeTakeFirstOrThrow()
      return numUpdatedRows ? openSession(transaction, user.id, now(), agent) : undefined
    })
    // The stored hash is another one by now: the password was reset, or another login renewed its hash.
    if (token === undefined) return signIn(username, password, agent)
    return { token, userId: user.id }
  }
}
