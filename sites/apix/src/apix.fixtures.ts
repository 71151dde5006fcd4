// Shared by the tests: the two databases, and a backend with a clock that can be set.
import { PGlite } from '@electric-sql/pglite'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'
import { Client } from 'pg'
import * as v from 'valibot'
import { addUser } from './accounts/users.ts'
import { createApix, type ApixOptions } from './createApix.ts'
import type { DatabaseLocation } from './database/openDatabase.ts'
import type { LogEntry } from './http/log.ts'
import { installedPostgres, postgresName, startCluster } from './postgres.fixtures.ts'

interface TestDatabase {
  /** Empties the database and returns its location. */
  readonly empty: () => Promise<DatabaseLocation>
  readonly stop: () => Promise<void>
}

const startSqlite = async (): Promise<TestDatabase> => ({
  empty: async () => ({ file: ':memory:' }),
  stop: async () => {},
})

async function startPostgres(): Promise<TestDatabase> {
  const cluster = await startCluster()
  const client = new Client(cluster.url)
  await client.connect()
  return {
    async empty() {
      await client.query('drop schema public cascade; create schema public')
      return { url: cluster.url }
    },
    async stop() {
      await client.end()
      await cluster.remove()
    },
  }
}

async function startPglite(): Promise<TestDatabase> {
  const db = await PGlite.create()
  const server = new PGLiteSocketServer({ db, port: 0, maxConnections: 20 })
  await server.start()
  return {
    async empty() {
      await db.exec('drop schema public cascade; create schema public')
      return { url: `postgres://postgres:postgres@${server.getServerConn()}/postgres?sslmode=disable` }
    },
    async stop() {
      await server.stop()
      await db.close()
    },
  }
}

/** One of the two kinds of database. */
interface TestedDatabase {
  readonly name: string
  readonly start: () => Promise<TestDatabase>
}

export const sqlite: TestedDatabase = { name: 'SQLite', start: startSqlite }

export const postgres: TestedDatabase = {
  name: postgresName,
  start: installedPostgres ? startPostgres : startPglite,
}

/** A low cost for fast tests; `passwords.test.ts` tests the default. */
export const cheap = { ln: 4, r: 8, p: 1 }

export const passwords = { admin: 'eins-zwei-drei-vier', user: 'fünf-sechs-sieben' } as const

export const visit = {
  route: '/apps/radio',
  userAgent: 'Mozilla/5.0',
  language: 'de-DE',
  screen: '1920 x 1080',
}

/** A backend with an admin `Ada` and a user `Ute`, at noon of 2 March 2026 UTC. */
export async function startApix(location: DatabaseLocation, options: Partial<ApixOptions> = {}) {
  const clock = { at: Date.UTC(2026, 2, 2, 12) }
  const log: LogEntry[] = []
  const apix = await createApix({
    database: location,
    passwordCost: cheap,
    now: () => clock.at,
    log: (entry) => log.push(entry),
    ...options,
  })
  await addUser(
    apix.database,
    { username: 'Ada', password: passwords.admin, rolename: 'admin' },
    { cost: cheap },
  )
  await addUser(
    apix.database,
    { username: 'Ute', password: passwords.user, rolename: 'user' },
    { cost: cheap },
  )

  const call = (path: string, init: RequestInit = {}, peer = '192.0.2.1') =>
    apix.fetch(new Request(`http://localhost:4174/apix${path}`, init), peer)
  const post = (path: string, body: unknown, headers: Record<string, string> = {}, peer?: string) =>
    call(
      path,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      },
      peer,
    )
  const login = (user: string, pass: string, peer?: string, cookie?: string) =>
    call(`/auth/login?${new URLSearchParams({ user, pass })}`, cookie ? { headers: { cookie } } : {}, peer)
  const tokenFor = async (user: string, pass: string) => {
    const answer = await login(user, pass)
    return v.parse(v.object({ token: v.string() }), await answer.json()).token
  }
  const withToken = (path: string, token: string) => call(path, { headers: { cookie: `token=${token}` } })

  return { apix, clock, log, call, post, login, tokenFor, withToken }
}

export type TestApix = Awaited<ReturnType<typeof startApix>>
