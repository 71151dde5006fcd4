import { setTimeout as pause } from 'node:timers/promises'
import { Kysely } from 'kysely'
import { migrate } from './migrations.ts'
import { isUnreachable, postgresDialect, withoutTimeouts, type PostgresTimeouts } from './postgres.ts'
import { setShortcut } from './runTogether.ts'
import type { Database, Schema } from './schema.ts'
import { sqliteDialect } from './sqlite.ts'

/** Where the data is: a SQLite file (or `:memory:`), or the URL of a PostgreSQL database. */
export type DatabaseLocation =
  | { readonly file: string }
  | { readonly url: string; readonly timeouts?: PostgresTimeouts }

interface OpenOptions {
  /** How many milliseconds to wait for a PostgreSQL that is not up yet. @defaultValue 60,000 */
  readonly startTimeout?: number
  /** Is told of each attempt to connect that failed, and in how many milliseconds the next follows. */
  readonly onRetry?: (error: unknown, wait: number) => void
}

const shortestWait = 250
const longestWait = 4_000

/** Repeats what fails because the database is not up yet. */
async function untilReachable(attempt: () => Promise<void>, { startTimeout = 60_000, onRetry }: OpenOptions) {
  const deadline = performance.now() + startTimeout
  for (let wait = shortestWait; ; wait = Math.min(wait * 2, longestWait)) {
    try {
      return await attempt()
    } catch (error) {
      if (!isUnreachable(error) || performance.now() + wait > deadline) throw error
      onRetry?.(error, wait)
    }
    await pause(wait)
  }
}

async function migrateAndClose(database: Database, dialect: 'sqlite' | 'postgres') {
  try {
    await migrate(database, dialect)
  } finally {
    await database.destroy()
  }
}

/**
 * Opens a database and brings it to today's schema. A PostgreSQL that is not up yet is waited for.
 *
 * @throws when it cannot be reached or migrated
 */
export async function openDatabase(location: DatabaseLocation, options: OpenOptions = {}): Promise<Database> {
  if ('file' in location) {
    const { dialect, runTogether } = sqliteDialect(location.file)
    const database = new Kysely<Schema>({ dialect })
    setShortcut(database, runTogether)
    try {
      await migrate(database, 'sqlite')
      return database
    } catch (error) {
      await database.destroy()
      throw error
    }
  }
  const { url, timeouts } = location
  await untilReachable(async () => {
    const dialect = await postgresDialect(url, withoutTimeouts)
    await migrateAndClose(new Kysely<Schema>({ dialect }), 'postgres')
  }, options)
  return new Kysely<Schema>({ dialect: await postgresDialect(url, timeouts) })
}
