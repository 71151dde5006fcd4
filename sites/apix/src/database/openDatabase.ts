import { Kysely } from 'kysely'
import { migrate } from './migrations.ts'
import { postgresDialect } from './postgres.ts'
import type { Database, Schema } from './schema.ts'
import { sqliteDialect } from './sqlite.ts'

/** Where the data is: a SQLite file (or `:memory:`), or the URL of a PostgreSQL database. */
export type DatabaseLocation = { readonly file: string } | { readonly url: string }

/**
 * Opens a database and brings it to today's schema.
 *
 * @throws when it cannot be reached or migrated
 */
export async function openDatabase(location: DatabaseLocation): Promise<Database> {
  const onDisk = 'file' in location
  const dialect = onDisk ? sqliteDialect(location.file) : await postgresDialect(location.url)
  const database = new Kysely<Schema>({ dialect })
  try {
    await migrate(database, onDisk ? 'sqlite' : 'postgres')
  } catch (error) {
    await database.destroy()
    throw error
  }
  return database
}
