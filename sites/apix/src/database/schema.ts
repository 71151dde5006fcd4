import type { Generated, Kysely } from 'kysely'

export type Role = 'admin' | 'user'

interface UsersTable {
  id: Generated<number>
  /** As it was typed when the user was added, and as it is shown. */
  username: string
  /** As it is compared: see `nameKey`. */
  name_key: string
  rolename: Role
  /** A scrypt hash with its parameters and salt: see `hashPassword`. */
  password: string
  created_at: number
}

interface SessionsTable {
  /** SHA-256 of the token, as hex: whoever reads the database cannot sign in with it. */
  token_hash: string
  user_id: number
  created_at: number
  expires_at: number
}

interface VisitsTable {
  id: Generated<number>
  at: number
  /** The day of `at` in the operator's time zone, as YYYY-MM-DD. */
  day: string
  route: string
  user_agent: string
  language: string
  /** `width x height` in CSS pixels. */
  screen: string
}

/** All tables. Times are milliseconds since 1970. */
export interface Schema {
  users: UsersTable
  sessions: SessionsTable
  visits: VisitsTable
}

export type Database = Kysely<Schema>
