import { PostgresDialect, type PostgresPoolClient } from 'kysely'
import type { PoolClient } from 'pg'

const bigint = 20

/** Milliseconds until something is given up; 0 is never. */
export interface PostgresTimeouts {
  /** The server ends a statement that takes longer. */
  readonly statement: number
  /** The client stops waiting for the server, which may be cut off. Longer than `statement`. */
  readonly query: number
}

export const postgresTimeouts: PostgresTimeouts = { statement: 10_000, query: 12_000 }

/** Migrations may take as long as they need. */
export const withoutTimeouts: PostgresTimeouts = { statement: 0, query: 0 }

const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined

const isSqlState = (code: string | undefined) => code !== undefined && /^[0-9A-Z]{5}$/.test(code)

/** Whether a connection can be used again after an error: not when it broke, or is still waiting. */
const isUsableAfter = (error: unknown) => {
  const code = codeOf(error)
  return code !== undefined && isSqlState(code) && !/^(08|57P)/.test(code)
}

/**
 * Whether a database that answered so may be reachable in a moment: it refuses connections, starts,
 * stops, or its name is not known yet.
 */
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

/** A query failed with its connection, which was broken or did not answer in time. */
export class ConnectionLost extends Error {
  override readonly name = 'ConnectionLost'

  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause })
  }
}

/** A client that goes back to the pool only when the next user can rely on it. */
function pooled(client: PoolClient): PostgresPoolClient {
  let broken: ConnectionLost | undefined
  return {
    // Kysely declares the rows of a query as a type parameter that only its caller knows.
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

/** PostgreSQL behind Kysely. Its driver is loaded only when it is asked for. */
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
  // Without listeners, a connection that breaks would end the process: the pool speaks for those that
  // are idle, each client for itself while it is in use. Its query fails and is answered there.
  pool.on('error', () => {})
  pool.on('connect', (client) => void client.on('error', () => {}))
  return new PostgresDialect({
    pool: {
      connect: async () => pooled(await pool.connect()),
      end: () => pool.end(),
      options: pool.options,
    },
  })
}
