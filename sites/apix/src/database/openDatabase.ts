import { Kysely } from 'kysely'
import { migrate } from './migrations.ts'
import { postgresDialect, withoutTimeouts, type PostgresTimeouts } from './postgres.ts'
import { setShortcut } from './runTogether.ts'
import type { Database, Schema } from './schema.ts'
import { sqliteDialect } from './sqlite.ts'
import { untilReachable, type RetryOptions } from './untilReachable.ts'

/** Where the data is: a SQLite file (or `:memory:`), or the URL of a PostgreSQL database. */
export type DatabaseLocation =
  | { readonly file: string }
  | { readonly url: string; readonly timeouts?: PostgresTimeouts }

async function migrateAndClose(database: Database, dialect: 'sqlite' | 'postgres') {
  try {
    await migrate(database, dialect)
  } finally {
    await database.destroy()
  }
}

/** Opens and migrates a database, with retries while a PostgreSQL is not up. Throws when that fails for good. */
export async function openDatabase(
  location: DatabaseLocation,
  options: RetryOptions = {},
): Promise<Database> {
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
