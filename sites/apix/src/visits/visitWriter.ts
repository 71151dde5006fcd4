import type { Insertable } from 'kysely'
import { runTogether } from '../database/runTogether.ts'
import type { Database, Schema } from '../database/schema.ts'
import { addCounts, countedValues, createCounter } from './visitCounts.ts'

type VisitRow = Insertable<Schema['visits']>

/** Thrown when the maximum number of visits is waiting for the database. */
export class TooManyVisits extends Error {
  override readonly name = 'TooManyVisits'
}

interface Pending {
  readonly row: VisitRow
  readonly resolve: () => void
  readonly reject: (reason: unknown) => void
}

/** Far below the maximum number of parameters of a statement in both databases. */
const batchSize = 200
const mostPending = 10_000

/** Stores visits with their counts; those that arrive during a write share the next transaction. */
export function createVisitWriter(db: Database): (row: VisitRow) => Promise<void> {
  const newCounter = () => createCounter((kind, day) => countedValues(db, kind, day))
  let pending: Pending[] = []
  let writing = false
  let count = newCounter()

  async function store(rows: readonly VisitRow[]) {
    const counts = await count(rows)
    await runTogether(db, [db.insertInto('visits').values(rows).compile(), addCounts(db, counts).compile()])
  }

  async function write() {
    while (pending.length > 0) {
      const batch = pending.slice(0, batchSize)
      pending = pending.slice(batchSize)
      try {
        await store(batch.map(({ row }) => row))
        for (const { resolve } of batch) resolve()
      } catch (error) {
        // The counts were not stored, so a new counter reads the stored values again.
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
      // Deferred, so that requests that arrived at the same time share the batch.
      setImmediate(() => void write())
      return undefined
    })
}
