import { sql } from 'kysely'
import type { Database } from '../database/schema.ts'

const dayLength = 24 * 60 * 60 * 1000

/** Above this a list of counts ends: more than ten years of days, more than a site has pages. */
const mostCounts = 4_000

/** Makes the function that tells on which day, as YYYY-MM-DD, a moment falls in a time zone. */
export function createCalendar(timeZone: string): (at: number) => string {
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
  return (at) => format.format(at)
}

/** Forgets the visits of more than so many days ago. */
export async function purgeVisits(db: Database, now: number, retentionDays: number): Promise<void> {
  await db
    .deleteFrom('visits')
    .where('at', '<', now - retentionDays * dayLength)
    .execute()
}

const count = sql<number>`count(*)`.as('count')

/** Visits per day and route since a day, the newest day and then the most visited first. */
export const countsByDayAndRoute = (db: Database, since: string) =>
  db
    .selectFrom('visits')
    .select(['day', 'route', count])
    .where('day', '>=', since)
    .groupBy(['day', 'route'])
    .orderBy('day', 'desc')
    .orderBy(sql`count(*)`, 'desc')
    .orderBy('route')
    .limit(mostCounts)
    .execute()

type Column = 'day' | 'route' | 'language' | 'screen'

/** Visits since a day by the values of one column, the most frequent first. */
const countsBy = (db: Database, column: Column, since: string) =>
  db
    .selectFrom('visits')
    .select([sql<string>`${sql.ref(column)}`.as('value'), count])
    .where('day', '>=', since)
    .groupBy(column)
    .orderBy(sql`count(*)`, 'desc')
    .orderBy(column)
    .limit(mostCounts)
    .execute()

/** Visits since a day, counted by each thing that is known of them. */
export async function visitStats(db: Database, since: string) {
  const [total, days, routes, languages, screens] = await Promise.all([
    db.selectFrom('visits').select(count).where('day', '>=', since).executeTakeFirstOrThrow(),
    countsBy(db, 'day', since),
    countsBy(db, 'route', since),
    countsBy(db, 'language', since),
    countsBy(db, 'screen', since),
  ])
  return {
    total: total.count,
    days: days.toSorted((a, b) => b.value.localeCompare(a.value)),
    routes,
    languages,
    screens,
  }
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
  return { visits, next: rows.length > limit ? visits.at(-1)!.id : null }
}
