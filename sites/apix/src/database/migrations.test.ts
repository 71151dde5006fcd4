import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { postgres, sqlite } from '../apix.fixtures.ts'
import { assertRising, migrate, steps } from './migrations.ts'
import { openDatabase } from './openDatabase.ts'
import type { Database } from './schema.ts'

test('the numbers of the steps rise by one', () => {
  expect(() => assertRising(steps.map(({ number }) => number))).not.toThrow()
  expect(() => assertRising([1, 3])).toThrow('migration 3 is where 2 should be')
  expect(() => assertRising([1, 2, 2])).toThrow('migration 2 is where 3 should be')
  expect(() => assertRising([0, 1])).toThrow('migration 0 is where 1 should be')
})

for (const [{ name, start }, options] of [
  [sqlite, {}],
  [postgres, { tags: 'more' }],
] as const)
  describe(`migrations on ${name}`, options, () => {
    const dialect = name === 'SQLite' ? 'sqlite' : 'postgres'
    let database: Awaited<ReturnType<typeof start>>
    let db: Database

    beforeAll(async () => {
      database = await start()
    }, 60_000)
    afterAll(() => database.stop())
    beforeEach(async () => {
      db = await openDatabase(await database.empty())
    })
    afterEach(() => db.destroy())

    const untyped = () => db.withTables<Record<string, Record<string, unknown>>>()
    const recorded = async () => {
      const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(
        db,
      )
      return rows.map((row) => row.name)
    }

    test('are recorded and taken once', async () => {
      expect(await recorded()).toEqual(steps.map(({ number, name }) => `000${number}-${name}`))
      await migrate(db, dialect)
      expect(await recorded()).toHaveLength(steps.length)
    })

    test('keep existing data', async () => {
      await db
        .insertInto('visits')
        .values({ at: 1, day: '1970-01-01', route: '/', user_agent: '', language: '', screen: '1 x 1' })
        .execute()
      await migrate(db, dialect, [
        ...steps,
        {
          number: steps.length + 1,
          name: 'later',
          up: (later) => later.schema.alterTable('visits').addColumn('later', 'text').execute(),
        },
      ])
      expect(await recorded()).toHaveLength(steps.length + 1)
      expect(await db.selectFrom('visits').selectAll().execute()).toMatchObject([{ at: 1, later: null }])
    })

    test('change nothing when one of them fails', async () => {
      const failing = {
        number: steps.length + 1,
        name: 'failing',
        up: async (later: Parameters<(typeof steps)[0]['up']>[0]) => {
          await later.schema.createTable('half').addColumn('id', 'integer').execute()
          throw new Error('no')
        },
      }
      await expect(migrate(db, dialect, [...steps, failing])).rejects.toThrow('could not be brought')
      expect(await recorded()).toHaveLength(steps.length)
      await expect(untyped().selectFrom('half').selectAll().execute()).rejects.toThrow('half')
    })

    test('refuse a database that a newer program has made', async () => {
      await expect(migrate(db, dialect, steps.slice(0, 1))).rejects.toThrow('could not be brought')
    })
  })
