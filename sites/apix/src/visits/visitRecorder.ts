import type * as v from 'valibot'
import type { Database } from '../database/schema.ts'
import type { visitSchema } from './visitSchema.ts'
import { createVisitWriter } from './visitWriter.ts'

type Visit = v.InferOutput<typeof visitSchema>

/** Stores a visit with the time and the day of now; resolves after the commit. */
export type RecordVisit = (visit: Visit) => Promise<void>

export function createVisitRecorder(
  db: Database,
  now: () => number,
  dayOf: (at: number) => string,
): RecordVisit {
  const write = createVisitWriter(db)
  return ({ route, userAgent, language, screen }) => {
    const at = now()
    return write({ at, day: dayOf(at), route, user_agent: userAgent, language, screen })
  }
}
