import type { Database } from '../database/schema.ts'
import { hashedToken, isToken, randomToken } from './tokens.ts'

/** How long a device is stored after its last login, in milliseconds. */
export const deviceLifetime = 365 * 24 * 60 * 60 * 1000

/** A browser in which a user has signed in before, identified by its cookie. */
export interface Device {
  readonly cookie: string
  readonly hash: string
  readonly userId: number
}

/** Finds the device of a cookie; undefined when it is unknown or has expired. */
export async function findDevice(
  db: Database,
  cookie: string | undefined,
  now: number,
): Promise<Device | undefined> {
  if (!isToken(cookie)) return undefined
  const hash = hashedToken(cookie)
  const row = await db
    .selectFrom('devices')
    .select('user_id')
    .where('token_hash', '=', hash)
    .where('used_at', '>', now - deviceLifetime)
    .executeTakeFirst()
  return row && { cookie, hash, userId: row.user_id }
}

/** Stores the browser in which a user has signed in, `known` if it did before. Returns its cookie's value. */
export async function rememberDevice(
  db: Database,
  userId: number,
  known: Device | undefined,
  now: number,
): Promise<string> {
  if (known) {
    await db.updateTable('devices').set({ used_at: now }).where('token_hash', '=', known.hash).execute()
    return known.cookie
  }
  const cookie = randomToken()
  await db
    .insertInto('devices')
    .values({ token_hash: hashedToken(cookie), user_id: userId, used_at: now })
    .execute()
  return cookie
}

/** Deletes the devices whose last login is `deviceLifetime` ago. */
export async function purgeDevices(db: Database, now: number): Promise<void> {
  await db
    .deleteFrom('devices')
    .where('used_at', '<=', now - deviceLifetime)
    .execute()
}
