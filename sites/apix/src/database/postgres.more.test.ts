// @module-tag more
import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ensureDemoUser, type DemoUser } from '../accounts/demoUser.ts'
import { verifyPassword } from '../accounts/passwords.ts'
import { findUser } from '../accounts/users.ts'
import { cheap, postgres, startApix, visit, type TestApix } from '../apix.fixtures.ts'
import { freePort, installedPostgres, startCluster, type Cluster } from '../postgres.fixtures.ts'
import { openDatabase } from './openDatabase.ts'

const many = { attempts: 1_000_000, seconds: 60 }
const limits = { visits: many }

/** A TCP proxy that can stop forwarding, like a pulled cable, or close connections, like a restart. */
async function startProxy(port: number) {
  const sockets = new Set<Socket>()
  let messages = 0
  let cutAfter = Infinity
  const server = createServer((client) => {
    const upstream = connect(port, '127.0.0.1')
    for (const socket of [client, upstream]) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => [client, upstream].forEach((end) => end.destroy()))
    }
    client.on('data', () => {
      messages += 1
      if (messages > cutAfter) {
        cutAfter = Infinity
        client.unpipe().destroy()
      }
    })
    client.pipe(upstream).pipe(client)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    /** Stops forwarding on the connections that are open now. */
    silence() {
      for (const socket of sockets) socket.unpipe().pause()
    },
    /** Closes, once, the connection on which the message after the next `count` arrives. */
    cutAfter(count: number) {
      messages = 0
      cutAfter = count
    },
    /** Calls `cutAfter` off. @returns whether the connection was still open */
    callOff() {
      const wasOpen = cutAfter !== Infinity
      cutAfter = Infinity
      return wasOpen
    },
    async stop() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

test(`a server that falls silent costs its query and no other: ${postgres.name}`, async () => {
  const database = await postgres.start()
  const location = await database.empty()
  const url = new URL('url' in location ? location.url : '')
  const proxy = await startProxy(Number(url.port))
  url.port = String(proxy.port)
  const db = await openDatabase({ url: url.href, timeouts: { statement: 0, query: 300 } })
  const users = () => db.selectFrom('users').selectAll().execute()
  expect(await users()).toEqual([])
  proxy.silence()
  await expect(users()).rejects.toThrow('timeout')
  // The connection whose query is still running was removed from the pool.
  expect(await users()).toEqual([])
  proxy.silence()
  const inTransaction = db
    .transaction()
    .execute((transaction) => transaction.selectFrom('users').selectAll().execute())
  await expect(inTransaction).rejects.toThrow('timeout')
  expect(await users()).toEqual([])
  await db.destroy()
  await proxy.stop()
  await database.stop()
})

test(`a first start whose connection is cut, at whichever message, succeeds: ${postgres.name}`, async () => {
  const database = await postgres.start()
  for (let count = 0, uncut = false; !uncut; count += 3) {
    const location = await database.empty()
    const url = new URL('url' in location ? location.url : '')
    const proxy = await startProxy(Number(url.port))
    url.port = String(proxy.port)
    proxy.cutAfter(count)
    const shown: DemoUser[] = []
    const db = await openDatabase({ url: url.href })
    await ensureDemoUser(db, { production: false, cost: cheap, show: (users) => void shown.push(...users) })
    uncut = proxy.callOff()
    expect(shown.map(({ username }) => username)).toEqual(['admin', 'user'])
    for (const { username, password } of shown)
      expect(await verifyPassword(password, (await findUser(db, username))?.password ?? '')).toBe(true)
    await db.destroy()
    await proxy.stop()
  }
  await database.stop()
})

test('an address where nothing listens is tried again until the time is up', async () => {
  const waits: number[] = []
  const url = `postgres://postgres@127.0.0.1:${await freePort()}/postgres`
  const onRetry = (_: unknown, wait: number) => void waits.push(wait)
  await expect(openDatabase({ url }, { startTimeout: 1_000, onRetry })).rejects.toMatchObject({
    cause: { code: 'ECONNREFUSED' },
  })
  expect(waits).toEqual([250, 500])
})

describe.skipIf(!installedPostgres)(`failures of ${postgres.name}`, () => {
  let cluster: Cluster
  let server: TestApix

  beforeAll(async () => {
    cluster = await startCluster()
  })
  afterAll(() => cluster.remove())
  beforeEach(async () => {
    const client = new Client(cluster.url)
    await client.connect()
    await client.query('drop schema public cascade; create schema public')
    await client.end()
    server = await startApix({ url: cluster.url }, { limits })
  })
  afterEach(() => server.apix.close())

  /** Sends visits from several clients until stopped. */
  function sendVisits() {
    const acknowledged: string[] = []
    const statuses = new Set<number>()
    const stopping = new AbortController()
    const writer = async (name: number) => {
      for (let i = 0; !stopping.signal.aborted; i += 1) {
        const route = `/${name}/${i}`
        const { status } = await server.post('/visitor', { ...visit, route })
        statuses.add(status)
        if (status === 204) acknowledged.push(route)
        else await pause(5)
      }
    }
    const writers = Promise.all([1, 2, 3, 4].map(writer))
    return {
      acknowledged,
      statuses,
      async stop() {
        stopping.abort()
        await writers
      },
    }
  }

  const stored = async () => {
    const rows = await server.apix.database.selectFrom('visits').select('route').execute()
    return rows.map(({ route }) => route)
  }
  const counted = async () => {
    const rows = await server.apix.database
      .selectFrom('visit_counts')
      .select('count')
      .where('kind', '=', 'route')
      .execute()
    return rows.reduce((sum, { count }) => sum + count, 0)
  }

  test('connections ended in the middle of queries lose no acknowledged visit', async () => {
    const load = sendVisits()
    const admin = new Client(cluster.url)
    await admin.connect()
    // An end between two queries costs nothing: at least one has to meet a query.
    for (let i = 1; i <= 10 || !load.statuses.has(503); i += 1) {
      await expect.poll(() => load.acknowledged.length).toBeGreaterThan(i * 20)
      await admin.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()',
      )
    }
    await admin.end()
    const before = load.acknowledged.length
    await expect.poll(() => load.acknowledged.length).toBeGreaterThan(before)
    await load.stop()
    expect(load.statuses).toEqual(new Set([204, 503]))
    expect(await stored()).toEqual(expect.arrayContaining(load.acknowledged))
    expect(await counted()).toBe((await stored()).length)
  })

  test('a crash and a restart of the database lose no acknowledged visit', async () => {
    const load = sendVisits()
    await expect.poll(() => load.acknowledged.length).toBeGreaterThan(50)
    await cluster.stop('immediate')
    expect((await server.call('/health')).status).toBe(503)
    await cluster.start()
    const before = load.acknowledged.length
    await expect.poll(() => load.acknowledged.length).toBeGreaterThan(before)
    await load.stop()
    expect((await server.call('/health')).status).toBe(200)
    expect(await stored()).toEqual(expect.arrayContaining(load.acknowledged))
    expect(await counted()).toBe((await stored()).length)
  })

  test('an idle connection that ends is no fault', async () => {
    await cluster.stop('immediate')
    await cluster.start()
    expect((await server.post('/visitor', visit)).status).toBe(204)
  })

  test('a database that is not up yet is waited for', async () => {
    await cluster.stop('fast')
    const retried = Promise.withResolvers<void>()
    const opening = openDatabase({ url: cluster.url }, { onRetry: () => retried.resolve() })
    await retried.promise
    await cluster.start()
    const db = await opening
    expect(await db.selectFrom('visits').selectAll().execute()).toEqual([])
    await db.destroy()
  })

  test('a database that refuses is not waited for', async () => {
    const onRetry = () => expect.unreachable()
    await expect(openDatabase({ url: `${cluster.url}_missing` }, { onRetry })).rejects.toMatchObject({
      cause: { code: '3D000' },
    })
  })
})
