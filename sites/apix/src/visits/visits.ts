import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '../database/schema.ts'

export const dayLength = 24 * 60 * 60 * 1000

/** Rows that retention deletes per batch; visits can be stored between two batches. */
const purgeBatch = 2_000
const purgePause = 10

/** Creates the function that formats the day of a timestamp in a time zone, as YYYY-MM-DD. */
export function createCalendar(timeZone: string): (at: number) => string {
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
  let last: { readonly minute: number; readonly day: string } | undefined
  // Formatting is slow, so it is cached per minute: days begin on a full minute in every time zone.
  return (at) => {
    const minute = Math.floor(at / 60_000)
    if (last?.minute !== minute) last = { minute, day: format.format(at) }
    return last.day
  }
}

/** Deletes visits before a timestamp, whose day is `since`, and their counts, in batches that `signal` can stop. */
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

/** One page of visits, the newest first. `next` is the `before` of the following page. */
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
