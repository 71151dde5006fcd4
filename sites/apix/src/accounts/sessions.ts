import { createHash, randomBytes } from 'node:crypto'
import type { Database, Role } from '../database/schema.ts'

/** How long a token is valid: as long as the cookie that carries it. */
export const tokenLifetime = 3 * 24 * 60 * 60 * 1000

export interface SignedIn {
  readonly username: string
  readonly rolename: Role
}

const tokenForm = /^[\w-]{43}$/

const hashed = (token: string) => createHash('sha256').update(token).digest('hex')

/** @returns a new token: 256 random bits, of which the database sees only the hash */
export async function openSession(db: Database, userId: number, now: number): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await db
    .insertInto('sessions')
    .values({
      token_hash: hashed(token),
      user_id: userId,
      created_at: now,
      expires_at: now + tokenLifetime,
    })
    .execute()
  return token
}

/** Whom a token stands for; nobody when it is unknown, revoked or expired. */
export async function findSession(
  db: Database,
  token: string | undefined,
  now: number,
): Promise<SignedIn | undefined> {
  if (!token || !tokenForm.test(token)) return undefined
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['users.username', 'users.rolename'])
    .where('token_hash', '=', hashed(token))
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

/** Ends a session. One that is unknown has ended already. */
export async function closeSession(db: Database, token: string | undefined): Promise<void> {
  if (!token || !tokenForm.test(token)) return
  await db.deleteFrom('sessions').where('token_hash', '=', hashed(token)).execute()
}

export async function purgeSessions(db: Database, now: number): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<=', now).execute()
}
