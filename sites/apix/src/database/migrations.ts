import { sql, type ColumnDefinitionBuilder, type Kysely } from 'kysely'
import { Migrator, type Migration } from 'kysely/migration'
import type { Database } from './schema.ts'

export type Dialect = 'sqlite' | 'postgres'

interface Step {
  /** One more than that of the step before. */
  readonly number: number
  readonly name: string
  readonly up: (db: Kysely<unknown>, dialect: Dialect) => Promise<void>
}

/** An auto-incremented primary key: the one thing that the two dialects spell differently. */
const counted = {
  sqlite: { type: 'integer', key: (column: ColumnDefinitionBuilder) => column.primaryKey().autoIncrement() },
  postgres: { type: 'bigserial', key: (column: ColumnDefinitionBuilder) => column.primaryKey() },
} as const

const required = (column: ColumnDefinitionBuilder) => column.notNull()

/** The history of the schema. A step that was released is never edited: a new one follows it. */
export const steps: readonly Step[] = [
  {
    number: 1,
    name: 'users-and-sessions',
    async up(db, dialect) {
      await db.schema
        .createTable('users')
        .addColumn('id', counted[dialect].type, counted[dialect].key)
        .addColumn('username', 'text', required)
        .addColumn('name_key', 'text', (column) => column.notNull().unique())
        .addColumn('rolename', 'text', required)
        .addColumn('password', 'text', required)
        .addColumn('created_at', 'bigint', required)
        .execute()
      await db.schema
        .createTable('sessions')
        .addColumn('token_hash', 'text', (column) => column.primaryKey())
        .addColumn('user_id', 'bigint', (column) =>
          column.notNull().references('users.id').onDelete('cascade'),
        )
        .addColumn('created_at', 'bigint', required)
        .addColumn('expires_at', 'bigint', required)
        .execute()
      await db.schema.createIndex('sessions_of_user').on('sessions').column('user_id').execute()
    },
  },
  {
    number: 2,
    name: 'visits',
    async up(db, dialect) {
      await db.schema
        .createTable('visits')
        .addColumn('id', counted[dialect].type, counted[dialect].key)
        .addColumn('at', 'bigint', required)
        .addColumn('day', 'text', required)
        .addColumn('route', 'text', required)
        .addColumn('user_agent', 'text', required)
        .addColumn('language', 'text', required)
        .addColumn('screen', 'text', required)
        .execute()
      await db.schema.createIndex('visits_by_day').on('visits').columns(['day', 'route']).execute()
      await db.schema.createIndex('visits_by_time').on('visits').column('at').execute()
    },
  },
  {
    number: 3,
    name: 'visit-counts',
    async up(db) {
      await db.schema
        .createTable('visit_counts')
        .addColumn('kind', 'text', required)
        .addColumn('day', 'text', required)
        .addColumn('value', 'text', required)
        .addColumn('count', 'bigint', required)
        .addPrimaryKeyConstraint('visit_counts_key', ['kind', 'day', 'value'])
        .execute()
      for (const kind of ['route', 'language', 'screen'])
        await sql`insert into visit_counts (kind, day, value, count)
          select ${sql.lit(kind)}, day, ${sql.ref(kind)}, count(*) from visits group by day, ${sql.ref(kind)}`.execute(
          db,
        )
      await db.schema.dropIndex('visits_by_day').execute()
    },
  },
  {
    number: 4,
    name: 'devices',
    async up(db) {
      await db.schema
        .alterTable('sessions')
        .addColumn('agent', 'text', (column) => column.notNull().defaultTo(''))
        .execute()
      await db.schema
        .createTable('devices')
        .addColumn('token_hash', 'text', (column) => column.primaryKey())
        .addColumn('user_id', 'bigint', (column) =>
          column.notNull().references('users.id').onDelete('cascade'),
        )
        .addColumn('used_at', 'bigint', required)
        .execute()
      await db.schema.createIndex('devices_of_user').on('devices').column('user_id').execute()
    },
  },
  {
    number: 5,
    name: 'probes',
    async up(db, dialect) {
      await db.schema
        .createTable('probes')
        .addColumn('id', counted[dialect].type, counted[dialect].key)
        .addColumn('content', 'text', required)
        .execute()
    },
  },
]

/** @throws when the numbers of the steps do not rise by one from 1 */
export function assertRising(numbers: readonly number[]): void {
  const wrong = numbers.findIndex((number, index) => number !== index + 1)
  if (wrong !== -1) throw new Error(`migration ${numbers[wrong]} is where ${wrong + 1} should be`)
}

/**
 * Brings a database to today's schema. Steps already taken are recorded in it and not taken again; two
 * programs that start at once wait for each other.
 *
 * @throws when a step fails, or when the database was made by a newer version of this program
 */
export async function migrate(db: Database, dialect: Dialect, history = steps): Promise<void> {
  assertRising(history.map(({ number }) => number))
  const migrations: Record<string, Migration> = Object.fromEntries(
    history.map(({ number, name, up }) => [
      `${String(number).padStart(4, '0')}-${name}`,
      { up: (transaction: Kysely<unknown>) => up(transaction, dialect) },
    ]),
  )
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } })
  const { error } = await migrator.migrateToLatest()
  if (error) throw new Error('the database could not be brought to the current schema', { cause: error })
}
