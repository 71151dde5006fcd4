import type { Insertable } from 'kysely'
import type { Database, Schema } from '../database/schema.ts'
import { runTogether } from '../database/runTogether.ts'
import { addCounts, countedValues, createCounter } from './visitCounts.ts'

type VisitRow = Insertable<Schema['visits']>

/** Thrown when more visits wait for the database than memory should hold. */
export class TooManyVisits extends Error {
  override readonly name = 'TooManyVisits'
}

interface Pending {
  readonly row: VisitRow
  readonly resolve: () => void
  readonly reject: (reason: unknown) => void
}

/** Stays far below the number of parameters that a statement of either database may have. */
const batchSize = 200
const mostPending = 10_000

/**
 * Makes the function that stores a visit and its counts. Visits that come while others are being
 * written are stored together in one transaction; each promise resolves after the commit of its row.
 */
export function createVisitWriter(db: Database): (row: VisitRow) => Promise<void> {
  const newCounter = () => createCounter((kind, day) => countedValues(db, kind, day))
  let pending: Pending[] = []
  let writing = false
  let count = newCounter()

  async function store(rows: readonly VisitRow[]) {
    const counts = await count(rows)
    await runTogether(db, [db.insertInto('visits').values(rows), addCounts(db, counts)])
  }

  async function write() {
    while (pending.length > 0) {
      const batch = pending.slice(0, batchSize)
      pending = pending.slice(batchSize)
      try {
        await store(batch.map(({ row }) => row))
        for (const { resolve } of batch) resolve()
      } catch (error) {
        // What was counted was not stored: the counter reads anew which values the database has.
        count = newCounter()
        for (const { reject } of batch) reject(error)
      }
    }
    writing = false
  }

  return (row) =>
    new Promise((resolve, reject) => {
      if (pending.length >= mostPending) return reject(new TooManyVisits())
      pending.push({ row, resolve, reject })
      if (writing) return undefined
      writing = true
      // After the requests that have arrived together with this one.
      setImmediate(() => void write())
      return undefined
    })
}
