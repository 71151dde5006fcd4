import { fc } from '@fast-check/vitest'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { passwords, postgres, sqlite, startApix, type TestApix, visit } from '../apix.fixtures.ts'
import { otherValues } from '../contract.ts'
import { createCounter, type CountRow } from './visitCounts.ts'

const day = 24 * 60 * 60 * 1000

for (const [{ name, start }, options] of [
  [sqlite, {}],
  [postgres, { tags: 'more' }],
] as const)
  describe(`counts of visits on ${name}`, options, () => {
    let database: Awaited<ReturnType<typeof start>>
    let server: TestApix

    beforeAll(async () => {
      database = await start()
    })
    afterAll(() => database.stop())
    beforeEach(async () => {
      const many = { attempts: 1_000_000, seconds: 60 }
      server = await startApix(await database.empty(), { limits: { visits: many } })
    })
    afterEach(() => server.apix.close())

    const admin = async (path: string): Promise<unknown> => {
      const token = await server.tokenFor('Ada', passwords.admin)
      return (await server.withToken(path, token)).json()
    }

    test('are what counting the visits would give', async () => {
      const { database: db } = server.apix
      const visits = fc.array(
        fc.record({ route: fc.constantFrom('/a', '/b', '/c'), language: fc.constantFrom('de', 'en', '') }),
        { maxLength: 30 },
      )
      await fc.assert(
        fc.asyncProperty(visits, fc.nat(3), async (list, days) => {
          server.clock.at += days * day
          await Promise.all(list.map((one) => server.post('/visitor', { ...visit, ...one })))
          const rows = await db.selectFrom('visits').select(['day', 'language', 'route']).execute()
          const counts = await db.selectFrom('visit_counts').selectAll().execute()
          for (const kind of ['route', 'language'] as const) {
            const recount = Map.groupBy(rows, (row) => `${row.day} ${row[kind]}`)
            const stored = counts.filter((row) => row.kind === kind)
            expect(new Map(stored.map((row) => [`${row.day} ${row.value}`, row.count]))).toEqual(
              new Map([...recount].map(([key, { length }]) => [key, length])),
            )
          }
        }),
        { numRuns: 15 },
      )
    })

    test('answer without a look at the visits', async () => {
      await server.post('/visitor', visit)
      await server.apix.database.schema.alterTable('visits').renameTo('away').execute()
      expect(await admin('/visitor/stats')).toMatchObject({
        total: 1,
        languages: [{ value: 'de-DE', count: 1 }],
      })
      await server.apix.database.schema.alterTable('away').renameTo('visits').execute()
    })

    test('are deleted with the visits of their day, in more than one batch', async () => {
      const { database: db } = server.apix
      const old = Array.from({ length: 500 }, () => ({
        at: server.clock.at,
        day: '2026-03-02',
        route: '/',
        user_agent: '',
        language: '',
        screen: '1 x 1',
      }))
      for (let i = 0; i < 9; i += 1) await db.insertInto('visits').values(old).execute()
      await server.post('/visitor', visit)
      server.clock.at += 90 * day
      await server.post('/visitor', visit)
      server.clock.at += 1
      await server.apix.purge()
      expect(await db.selectFrom('visits').select('day').execute()).toEqual([{ day: '2026-05-31' }])
      server.clock.at += day
      await server.apix.purge()
      expect(await admin('/visitor/stats?days=3650')).toMatchObject({ total: 1 })
    })
  })

describe('the counter', () => {
  const known: CountRow[] = []
  const counter = () =>
    createCounter(async (kind, on) =>
      known.filter((row) => row.kind === kind && row.day === on).map(({ value }) => value),
    )
  const visits = (length: number, on = '2026-03-02') =>
    Array.from({ length }, (_, i) => ({ day: on, route: `/${i}`, language: 'de', screen: '1 x 1' }))

  test('names the first 500 values of a day and adds up the rest', async () => {
    const rows = await counter()(visits(700))
    const routes = rows.filter(({ kind }) => kind === 'route')
    expect(routes).toHaveLength(501)
    expect(routes.find(({ value }) => value === otherValues)?.count).toBe(200)
    expect(rows.filter(({ kind }) => kind === 'language')).toEqual([
      { kind: 'language', day: '2026-03-02', value: 'de', count: 700 },
    ])
  })

  test('starts anew with the next day', async () => {
    const count = counter()
    await count(visits(700))
    const next = await count(visits(3, '2026-03-03'))
    expect(next.filter(({ kind }) => kind === 'route').map(({ value }) => value)).toEqual(['/0', '/1', '/2'])
  })
})
