import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '../database/schema.ts'

export const dayLength = 24 * 60 * 60 * 1000

/** Rows that retention deletes at once; visits are stored between two batches. */
const purgeBatch = 2_000
const purgePause = 10

/** Makes the function that tells on which day, as YYYY-MM-DD, a moment falls in a time zone. */
export function createCalendar(timeZone: string): (at: number) => string {
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
  let last: { readonly minute: number; readonly day: string } | undefined
  // Formatting costs more than the rest of a visit: every zone's day begins on a full minute.
  return (at) => {
    const minute = Math.floor(at / 60_000)
    if (last?.minute !== minute) last = { minute, day: format.format(at) }
    return last.day
  }
}

/**
 * Deletes the visits of before a moment, in batches, and their counts.
 *
 * @param since the day of that moment
 * @param signal ends it after the batch under way
 */
export async function purgeVisits(
  db: Database,
  before: number,
  since: string,
  signal?: AbortSignal,
): Promise<void> {
  for (;;) {
    if (signal?.aborted) return
    const { numDeletedRows } = await db
      .deleteFrom('visits')
      .where('id', 'in', (query) =>
        query.selectFrom('visits').select('id').where('at', '<', before).orderBy('at').limit(purgeBatch),
      )
      .executeTakeFirstOrThrow()
    if (numDeletedRows < purgeBatch) break
    await pause(purgePause)
  }
  await db.deleteFrom('visit_counts').where('day', '<', since).execute()
}

/** One page of visits, the newest first. `next` leads to the following page, as its `before`. */
export async function listVisits(db: Database, limit: number, before: number) {
  const rows = await db
    .selectFrom('visits')
    .selectAll()
    .where('id', '<', before)
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute()
  const visits = rows.slice(0, limit).map(({ id, at, route, user_agent, language, screen }) => ({
    id,
    at: new Date(at).toISOString(),
    route,
    userAgent: user_agent,
    language,
    screen,
  }))
  return { visits, next: rows.length > limit ? (visits.at(-1)?.id ?? null) : null }
}
