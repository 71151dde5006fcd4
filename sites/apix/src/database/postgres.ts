import { PostgresDialect } from 'kysely'

const bigint = 20

/** PostgreSQL behind Kysely. Its driver is loaded only when it is asked for. */
export async function postgresDialect(url: string): Promise<PostgresDialect> {
  const { Pool, TypeOverrides } = await import('pg')
  // Counts and milliseconds stay far below 2⁵³, so they may be numbers, as they are in SQLite.
  const types = new TypeOverrides()
  types.setTypeParser(bigint, Number)
  const pool = new Pool({
    connectionString: url,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 10_000,
    types,
  })
  // A connection that breaks while idle is replaced at the next query; unheard, it would end the process.
  pool.on('error', () => {})
  return new PostgresDialect({ pool })
}
