import type { ColumnDefinitionBuilder, Kysely } from 'kysely'
import { Migrator, type Migration } from 'kysely/migration'
import type { Database } from './schema.ts'

export type Dialect = 'sqlite' | 'postgres'

interface Step {
  /** One more than that of the step before. */
  readonly number: number
  readonly name: string
  readonly up: (db: Kysely<unknown>, dialect: Dialect) => Promise<void>
}

/** A key that the database counts up itself: the one thing that the two have to be told differently. */
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
]

/** @throws when the numbers of the steps do not rise by one from 1 */
export function assertRising(numbers: readonly number[]): void {
  const wrong = numbers.findIndex((number, index) => number !== index + 1)
  if (wrong !== -1) throw new Error(`migration ${numbers[wrong]} stands where ${wrong + 1} should`)
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
