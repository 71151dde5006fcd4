import { tokenLifetime, type Role } from '../contract.ts'
import type { Database } from '../database/schema.ts'
import { hashedToken, isToken, randomToken } from './tokens.ts'

export interface SignedIn {
  readonly id: number
  readonly username: string
  readonly rolename: Role
}

/** Stores a new session with browser and system (`agent`). Returns its token; the database stores only the hash. */
export async function openSession(db: Database, userId: number, now: number, agent: string): Promise<string> {
  const token = randomToken()
  await db
    .insertInto('sessions')
    .values({
      token_hash: hashedToken(token),
      user_id: userId,
      created_at: now,
      expires_at: now + tokenLifetime,
      agent,
    })
    .execute()
  return token
}

/** Finds the user of a token; undefined when the token is unknown, revoked or expired. */
export async function findSession(
  db: Database,
  token: string | undefined,
  now: number,
): Promise<SignedIn | undefined> {
  if (!isToken(token)) return undefined
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['users.id', 'users.username', 'users.rolename'])
    .where('token_hash', '=', hashedToken(token))
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

/** Ends the session of a token. Does nothing when the token is unknown. */
export async function closeSession(db: Database, token: string | undefined): Promise<void> {
  if (!isToken(token)) return
  await db.deleteFrom('sessions').where('token_hash', '=', hashedToken(token)).execute()
}

/** The valid sessions of a user, the newest first; `current` marks the session of the token. */
export async function listSessions(db: Database, userId: number, token: string | undefined, now: number) {
  const rows = await db
    .selectFrom('sessions')
    .select(['token_hash', 'created_at', 'expires_at', 'agent'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .execute()
  const current = isToken(token) ? hashedToken(token) : undefined
  return rows.map(({ token_hash, created_at, expires_at, agent }) => ({
    createdAt: new Date(created_at).toISOString(),
    expiresAt: new Date(expires_at).toISOString(),
    agent,
    current: token_hash === current,
  }))
}

/** Ends all sessions of a user except the session of the token. @returns how many were ended */
export async function closeOtherSessions(
  db: Database,
  userId: number,
  token: string | undefined,
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('token_hash', '<>', isToken(token) ? hashedToken(token) : '')
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

/** Deletes the sessions that have expired. */
export async function purgeSessions(db: Database, now: number): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<=', now).execute()
}
