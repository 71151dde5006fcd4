import * as v from 'valibot'
import type { Role } from '../contract.ts'
import type { Database } from '../database/schema.ts'
import { hashPassword, type PasswordCost } from './passwords.ts'

export const roles = ['admin', 'user'] as const satisfies readonly Role[]

/** A user name: 1 to 64 characters, none of them a control character. */
const usernameSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(64), v.regex(/^\P{C}+$/u))

/** A new password. Length makes it strong, so no kinds of characters are required. */
const newPasswordSchema = v.pipe(v.string(), v.minLength(12), v.maxLength(256))

/** Thrown by the functions below; the message says in German what is wrong. */
export class UserProblem extends Error {
  override readonly name = 'UserProblem'
}

/** The form in which names are compared: neither case nor the way an umlaut is composed matters. */
export const nameKey = (username: string): string =>
  username.toWellFormed().normalize('NFKC').toLowerCase().trim()

function checkUsername(username: string): string {
  const name = username.normalize('NFKC').trim()
  if (!v.is(usernameSchema, name))
    throw new UserProblem('Ein Name hat 1 bis 64 Zeichen, darunter keine Steuerzeichen.')
  return name
}

function checkPassword(password: string): string {
  if (!v.is(newPasswordSchema, password))
    throw new UserProblem('Ein Passwort hat mindestens 12 und höchstens 256 Zeichen.')
  return password
}

export const findUser = (db: Database, username: string) =>
  db.selectFrom('users').selectAll().where('name_key', '=', nameKey(username)).executeTakeFirst()

async function knownUser(db: Database, username: string) {
  const user = await findUser(db, username)
  if (!user) throw new UserProblem(`„${username}“ gibt es nicht.`)
  return user
}

interface NewUser {
  readonly username: string
  readonly password: string
  readonly rolename: Role
}

/** @throws {UserProblem} when the name is taken, or name or password will not do */
export async function addUser(
  db: Database,
  { username, password, rolename }: NewUser,
  { cost, now = Date.now() }: { readonly cost?: PasswordCost; readonly now?: number } = {},
): Promise<void> {
  const name = checkUsername(username)
  const hash = await hashPassword(checkPassword(password), cost)
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('users')
    .values({ username: name, name_key: nameKey(name), rolename, password: hash, created_at: now })
    .onConflict((conflict) => conflict.column('name_key').doNothing())
    .executeTakeFirstOrThrow()
  if (!numInsertedOrUpdatedRows) throw new UserProblem(`„${name}“ gibt es schon.`)
}

/** Every user without the password, by name. */
export const listUsers = (db: Database) =>
  db.selectFrom('users').select(['username', 'rolename', 'created_at']).orderBy('name_key').execute()

export async function hasUsers(db: Database): Promise<boolean> {
  return (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined
}

/** Removes a user with all sessions. @throws {UserProblem} when there is none of that name */
export async function removeUser(db: Database, username: string): Promise<void> {
  const { id } = await knownUser(db, username)
  await db.deleteFrom('users').where('id', '=', id).execute()
}

/** Sets a new password; every session ends and every device is forgotten. @throws {UserProblem} */
export async function setPassword(
  db: Database,
  username: string,
  password: string,
  cost?: PasswordCost,
): Promise<void> {
  const { id } = await knownUser(db, username)
  const hash = await hashPassword(checkPassword(password), cost)
  await db.transaction().execute(async (transaction) => {
    await transaction.updateTable('users').set({ password: hash }).where('id', '=', id).execute()
    await transaction.deleteFrom('sessions').where('user_id', '=', id).execute()
    await transaction.deleteFrom('devices').where('user_id', '=', id).execute()
  })
}

/** Gives a user another role, from the next request on. @throws {UserProblem} */
export async function setRole(db: Database, username: string, rolename: Role): Promise<void> {
  const { id } = await knownUser(db, username)
  await db.updateTable('users').set({ rolename }).where('id', '=', id).execute()
}
