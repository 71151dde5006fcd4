import {
  PostgresAdapter,
  PostgresDialect,
  type Kysely,
  type MigrationLockOptions,
  type PostgresPoolClient,
} from 'kysely'
import type { PoolClient } from 'pg'

const bigint = 20

/** Timeouts in milliseconds; 0 means none. */
export interface PostgresTimeouts {
  /** The server ends a statement that takes longer. */
  readonly statement: number
  /** The client stops waiting for a server that does not answer. Longer than `statement`. */
  readonly query: number
}

export const postgresTimeouts: PostgresTimeouts = { statement: 10_000, query: 12_000 }

/** Migrations may take as long as they need. */
export const withoutTimeouts: PostgresTimeouts = { statement: 0, query: 0 }

const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined

const isSqlState = (code: string | undefined) => code !== undefined && /^[0-9A-Z]{5}$/.test(code)

/** Whether a connection can be used after an error: not when it broke or its query is still running. */
const isUsableAfter = (error: unknown) => {
  const code = codeOf(error)
  return code !== undefined && isSqlState(code) && !/^(08|57P)/.test(code)
}

/** Whether connecting may succeed later: the server refuses, starts or stops, or its host name does not resolve yet. */
export function isUnreachable(error: unknown): boolean {
  if (error instanceof Error && error.cause !== undefined) return isUnreachable(error.cause)
  const code = codeOf(error)
  if (code === undefined) return error instanceof Error && /timeout|terminated/i.test(error.message)
  if (/^(08|57P|53)/.test(code) && isSqlState(code)) return true
  return [
    'ECONNREFUSED',
    'ECONNRESET',
    'EPIPE',
    'ETIMEDOUT',
    'ENOTFOUND',
    'EAI_AGAIN',
    'ENOENT',
    'EHOSTUNREACH',
  ].includes(code)
}

/** A query failed because its connection broke or did not answer in time. */
export class ConnectionLost extends Error {
  override readonly name = 'ConnectionLost'

  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause })
  }
}

/** Wraps a client of the pool. When it is released, a broken one is removed from the pool. */
function pooled(client: PoolClient): PostgresPoolClient {
  let broken: ConnectionLost | undefined
  return {
    // Kysely's callers choose the row type as a type parameter; it cannot be checked here.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    query: ((sql: string, parameters: readonly unknown[]) => {
      if (broken) return Promise.reject(broken)
      return client.query(sql, [...parameters]).catch((error: unknown) => {
        if (isUsableAfter(error)) throw error
        broken = new ConnectionLost(error)
        throw broken
      })
    }) as PostgresPoolClient['query'],
    release: () => client.release(broken !== undefined),
  }
}

class Adapter extends PostgresAdapter {
  /**
   * A lock that cannot be released ends with its session. Kysely releases it also after the connection
   * broke, and that error would hide the one that says so.
   */
  override async releaseMigrationLock(db: Kysely<unknown>, options: MigrationLockOptions): Promise<void> {
    await super.releaseMigrationLock(db, options).catch(() => {})
  }
}

class Dialect extends PostgresDialect {
  override createAdapter(): PostgresAdapter {
    return new Adapter()
  }
}

/** Creates the Kysely dialect for PostgreSQL. Loads the driver when called. */
export async function postgresDialect(
  url: string,
  timeouts: PostgresTimeouts = postgresTimeouts,
): Promise<PostgresDialect> {
  const { Pool, TypeOverrides } = await import('pg')
  // Counts and milliseconds stay far below 2⁵³, so they may be numbers, as they are in SQLite.
  const types = new TypeOverrides()
  types.setTypeParser(bigint, Number)
  const pool = new Pool({
    connectionString: url,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    types,
    ...(timeouts.statement > 0 && { statement_timeout: timeouts.statement }),
    ...(timeouts.query > 0 && { query_timeout: timeouts.query }),
  })
  // Without listeners, a connection that breaks would end the process. The pool emits the errors of
  // idle clients; a client in use emits its own, and its query rejects, which the caller handles.
  pool.on('error', () => {})
  pool.on('connect', (client) => void client.on('error', () => {}))
  return new Dialect({
    pool: {
      connect: async () => pooled(await pool.connect()),
      end: () => pool.end(),
      options: pool.options,
    },
  })
}
