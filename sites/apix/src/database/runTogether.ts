import type { Compilable, CompiledQuery } from 'kysely'
import type { Database } from './schema.ts'

type RunTogether = (queries: readonly CompiledQuery[]) => Promise<void>

const shortcuts = new WeakMap<Database, RunTogether>()

/** Gives a database a shorter way than a transaction of Kysely, which waits for each statement. */
export const setShortcut = (db: Database, run: RunTogether): void => void shortcuts.set(db, run)

/** Runs queries in one transaction: all of them or none. */
export async function runTogether(db: Database, queries: readonly Compilable[]): Promise<void> {
  const compiled = queries.map((query) => query.compile())
  const shortcut = shortcuts.get(db)
  if (shortcut) return shortcut(compiled)
  return db.transaction().execute(async (transaction) => {
    for (const query of compiled) await transaction.executeQuery(query)
  })
}
