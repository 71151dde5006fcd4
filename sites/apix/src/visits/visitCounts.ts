import { sql } from 'kysely'
import { otherValues } from '../contract.ts'
import type { Database, Schema } from '../database/schema.ts'

export type CountRow = Schema['visit_counts']
export type CountKind = CountRow['kind']
type CountedVisit = Pick<Schema['visits'], 'day' | CountKind>

export const countKinds = ['route', 'language', 'screen'] as const satisfies readonly CountKind[]

/** Of a day; the rest is counted as `otherValues`, so that invented routes cannot fill the table. */
const mostValues = 500

/** Above this a list of counts ends: more than ten years of days, more than a site has pages. */
const mostCounts = 4_000

/**
 * Makes the function that adds up visits by day and property. Of the values of one day only the first
 * 500 are counted by name, the rest together.
 *
 * @param valuesOf the values that the database knows already
 */
export function createCounter(valuesOf: (kind: CountKind, day: string) => Promise<readonly string[]>) {
  const known = new Map<CountKind, { day: string; values: Set<string> }>()

  async function valuesOn(kind: CountKind, day: string): Promise<Set<string>> {
    const current = known.get(kind)
    if (current?.day === day) return current.values
    const values = new Set(await valuesOf(kind, day))
    known.set(kind, { day, values })
    return values
  }

  return async function count(visits: readonly CountedVisit[]): Promise<CountRow[]> {
    const rows = new Map<string, CountRow>()
    for (const kind of countKinds)
      for (const visit of visits) {
        const values = await valuesOn(kind, visit.day)
        const isNamed = values.has(visit[kind]) || values.size < mostValues
        const value = isNamed ? visit[kind] : otherValues
        if (isNamed) values.add(value)
        const key = JSON.stringify([kind, visit.day, value])
        const row = rows.get(key)
        if (row) row.count += 1
        else rows.set(key, { kind, day: visit.day, value, count: 1 })
      }
    // Always in the same order: two processes that lock the same rows cannot block each other.
    return [...rows].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row)
  }
}

/** The values that are counted on a day. */
export async function countedValues(db: Database, kind: CountKind, day: string): Promise<string[]> {
  const rows = await db
    .selectFrom('visit_counts')
    .select('value')
    .where('kind', '=', kind)
    .where('day', '=', day)
    .execute()
  return rows.map(({ value }) => value)
}

/** The query that adds counts to those that are stored. */
export const addCounts = (db: Database, rows: readonly CountRow[]) =>
  db
    .insertInto('visit_counts')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'day', 'value'])
        .doUpdateSet({ count: sql`visit_counts.count + excluded.count` }),
    )

/** A sum as a number: PostgreSQL's own sum of bigint is a decimal. */
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
