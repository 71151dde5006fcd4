import type { Insertable } from 'kysely'
import type { Database, Schema } from '../database/schema.ts'

type Row = Insertable<Schema['visits']>

interface Waiting {
  readonly row: Row
  readonly written: () => void
  readonly failed: (reason: unknown) => void
}

/** Stays far below the number of parameters that a statement of either database may have. */
const mostRows = 200

/**
 * Makes the function that stores a visit. Visits that come while another is being written are stored
 * together in one statement, so that a rush costs few transactions; each is acknowledged only after the
 * transaction with its row.
 */
export function createVisitWriter(db: Database): (row: Row) => Promise<void> {
  let waiting: Waiting[] = []
  let writing = false

  async function write() {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, mostRows)
      waiting = waiting.slice(mostRows)
      try {
        await db
          .insertInto('visits')
          .values(batch.map(({ row }) => row))
          .execute()
        for (const { written } of batch) written()
      } catch (error) {
        for (const { failed } of batch) failed(error)
      }
    }
    writing = false
  }

  return (row) =>
    new Promise((written, failed) => {
      waiting.push({ row, written, failed })
      if (writing) return
      writing = true
      // After the requests that have arrived together with this one.
      setImmediate(() => void write())
    })
}
