import type { Generated, Kysely } from 'kysely'
import type { Role } from '../contract.ts'

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
  /** Browser and system in two words, such as `Firefox · Linux`; empty when unknown. */
  agent: string
}

/** Browsers that have signed in before; each is limited apart from strangers. */
interface DevicesTable {
  /** SHA-256 of the device's cookie, as hex. */
  token_hash: string
  user_id: number
  used_at: number
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

/** Visits of a day by one property, counted in the transaction that stores the visit. */
interface VisitCountsTable {
  kind: 'route' | 'language' | 'screen'
  day: string
  value: string
  count: number
}

/** Empty: the health check writes a row here and deletes it in the same transaction. */
interface ProbesTable {
  id: Generated<number>
  content: string
}

/** All tables. Times are milliseconds since 1970. */
export interface Schema {
  users: UsersTable
  sessions: SessionsTable
  devices: DevicesTable
  visits: VisitsTable
  visit_counts: VisitCountsTable
  probes: ProbesTable
}

export type Database = Kysely<Schema>
