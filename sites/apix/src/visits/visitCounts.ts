import { sql } from 'kysely'
import { otherValues } from '../contract.ts'
import type { Database, Schema } from '../database/schema.ts'

export type CountRow = Schema['visit_counts']
export type CountKind = CountRow['kind']
type CountedVisit = Pick<Schema['visits'], 'day' | CountKind>

export const countKinds = ['route', 'language', 'screen'] as const satisfies readonly CountKind[]

/** Values per day and kind; further ones count as `otherValues`, so that invented routes cannot fill the table. */
const mostValues = 500

/** The maximum length of a list of counts: more than ten years of days. */
const mostCounts = 4_000

/** Counts visits by day and property: the first 500 values of a day, and the others together. */
export function createCounter(valuesOf: (kind: CountKind, day: string) => Promise<readonly string[]>) {
  const known = new Map<CountKind, { day: string; values: Set<string> }>()

  async function valuesOn(kind: CountKind, day: string): Promise<Set<string>> {
    const values = new Set(await valuesOf(kind, day))
    known.set(kind, { day, values })
    return values
  }

  return async function count(visits: readonly CountedVisit[]): Promise<CountRow[]> {
    const rows = new Map<string, CountRow>()
    for (const kind of countKinds)
      for (const visit of visits) {
        const { day } = visit
        const current = known.get(kind)
        // Awaited for the first visit of a day only: a promise for each visit would take longer than counting it.
        const values = current?.day === day ? current.values : await valuesOn(kind, day)
        const isNamed = values.has(visit[kind]) || values.size < mostValues
        const value = isNamed ? visit[kind] : otherValues
        if (isNamed) values.add(value)
        const key = `${kind} ${day} ${value}`
        const row = rows.get(key)
        if (row) row.count += 1
        else rows.set(key, { kind, day, value, count: 1 })
      }
    // A fixed order, so that two processes that update the same rows do not deadlock.
    return [...rows].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row)
  }
}

/** Reads the values that are stored for a day. */
export async function countedValues(db: Database, kind: CountKind, day: string): Promise<string[]> {
  const rows = await db
    .selectFrom('visit_counts')
    .select('value')
    .where('kind', '=', kind)
    .where('day', '=', day)
    .execute()
  return rows.map(({ value }) => value)
}

/** The query that adds counts to the stored ones. */
export const addCounts = (db: Database, rows: readonly CountRow[]) =>
  db
    .insertInto('visit_counts')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'day', 'value'])
        .doUpdateSet({ count: sql`visit_counts.count + excluded.count` }),
    )

/** The sum as a bigint: PostgreSQL's sum of bigint is numeric, which the driver returns as text. */
const sum = sql<number>`cast(coalesce(sum(count), 0) as bigint)`.as('count')

/** Visits per day and route since a day, the newest day and then the most visited first. */
export const countsByDayAndRoute = (db: Database, since: string) =>
  db
    .selectFrom('visit_counts')
    .select(['day', 'value as route', 'count'])
    .where('kind', '=', 'route')
    .where('day', '>=', since)
    .orderBy('day', 'desc')
    .orderBy('count', 'desc')
    .orderBy('value')
    .limit(mostCounts)
    .execute()

/** Visits since a day by the values of one property, the most frequent first. */
const countsBy = (db: Database, kind: CountKind, since: string) =>
  db
    .selectFrom('visit_counts')
    .select(['value', sum])
    .where('kind', '=', kind)
    .where('day', '>=', since)
    .groupBy('value')
    .orderBy(sql`sum(count)`, 'desc')
    .orderBy('value')
    .limit(mostCounts)
    .execute()

const countsByDay = (db: Database, since: string) =>
  db
    .selectFrom('visit_counts')
    .select(['day as value', sum])
    .where('kind', '=', 'route')
    .where('day', '>=', since)
    .groupBy('day')
    .orderBy('day', 'desc')
    .limit(mostCounts)
    .execute()

/** Visits since a day, counted by each property that is stored. */
export async function visitStats(db: Database, since: string) {
  const [days, routes, languages, screens] = await Promise.all([
    countsByDay(db, since),
    countsBy(db, 'route', since),
    countsBy(db, 'language', since),
    countsBy(db, 'screen', since),
  ])
  return { total: days.reduce((total, { count }) => total + count, 0), days, routes, languages, screens }
}
