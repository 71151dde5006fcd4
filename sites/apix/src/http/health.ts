import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '../database/schema.ts'

/** Longer than a page of SQLite or PostgreSQL: the write has to find room on the disk. */
const content = 'x'.repeat(16 * 1024)

/** A database that takes longer than this to write is no help to a visitor. */
const timeout = 3_000

/** Writes a row and takes it back, in one transaction that is committed. */
const probe = (db: Database) =>
  db.transaction().execute(async (transaction) => {
    const { id } = await transaction
      .insertInto('probes')
      .values({ content })
      .returning('id')
      .executeTakeFirstOrThrow()
    await transaction.deleteFrom('probes').where('id', '=', id).execute()
  })

/**
 * Makes the function that checks whether the database can be written. Checks at the same time share
 * one write.
 *
 * @returns false when the write fails or takes too long
 */
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
