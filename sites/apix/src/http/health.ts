import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '../database/schema.ts'

/** Larger than a page of SQLite or PostgreSQL, so that the write needs space on the disk. */
const content = 'x'.repeat(16 * 1024)

/** A database whose write takes longer than this counts as unhealthy. */
const timeout = 3_000

/** Inserts a row and deletes it again in one transaction, which is committed. */
const probe = (db: Database) =>
  db.transaction().execute(async (transaction) => {
    const { id } = await transaction
      .insertInto('probes')
      .values({ content })
      .returning('id')
      .executeTakeFirstOrThrow()
    await transaction.deleteFrom('probes').where('id', '=', id).execute()
  })

/** Checks whether the database can be written in time; concurrent checks share one write. */
export function createHealthCheck(db: Database): () => Promise<boolean> {
  let current: Promise<boolean> | undefined

  return async function isHealthy() {
    current ??= probe(db)
      .then(
        () => true,
        () => false,
      )
      .finally(() => {
        current = undefined
      })
    const overdue = new AbortController()
    try {
      return await Promise.race([current, pause(timeout, false, { signal: overdue.signal })])
    } finally {
      overdue.abort()
    }
  }
}
