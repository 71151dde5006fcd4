import { mkdirSync, chmodSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { SqliteAdapter, SqliteDialect, type Kysely, type MigrationLockOptions } from 'kysely'

const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[]

/** Kysely's default takes SQLite's migrations one statement at a time, and unguarded. */
class Adapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }

  /** A write that changes nothing: whoever else migrates waits until this transaction has ended. */
  override async acquireMigrationLock(
    db: Kysely<Record<string, { id: string; is_locked: number }>>,
    { lockTable, lockRowId }: MigrationLockOptions,
  ): Promise<void> {
    await db.updateTable(lockTable).set({ is_locked: 0 }).where('id', '=', lockRowId).execute()
  }
}

class Dialect extends SqliteDialect {
  override createAdapter(): SqliteAdapter {
    return new Adapter()
  }
}

/**
 * Node's own SQLite behind Kysely.
 *
 * Write-ahead log with `synchronous = normal`: a transaction that was committed outlives the process
 * however it ends; only a power cut can take the last moments, and never leaves the file damaged.
 *
 * @param file a path whose folder is made when missing, or `:memory:`
 */
export function sqliteDialect(file: string): SqliteDialect {
  const inMemory = file === ':memory:'
  if (!inMemory) mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const sqlite = new DatabaseSync(file, { timeout: 15_000 })
  // The log and the shared memory beside the file take its permissions over.
  if (!inMemory) chmodSync(file, 0o600)
  sqlite.exec('pragma journal_mode = wal; pragma synchronous = normal')
  return new Dialect({
    database: {
      close: () => sqlite.close(),
      prepare(text) {
        const statement = sqlite.prepare(text)
        return {
          reader: statement.columns().length > 0,
          all: (parameters) => statement.all(...values(parameters)),
          run: (parameters) => statement.run(...values(parameters)),
          iterate: (parameters) => statement.iterate(...values(parameters)),
        }
      },
    },
  })
}
