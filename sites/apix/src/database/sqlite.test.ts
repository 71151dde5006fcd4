import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { passwords, startApix, visit, type TestApix } from '../apix.fixtures.ts'
import { openDatabase } from './openDatabase.ts'

let folder: string
let server: TestApix
let foreign: DatabaseSync

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'apix-'))
  const file = join(folder, 'apix.sqlite')
  server = await startApix({ file })
  foreign = new DatabaseSync(file)
})
afterEach(async () => {
  foreign.close()
  await server.apix.close()
  rmSync(folder, { recursive: true })
})

test('while another program holds the write lock, reads are answered and writes wait', async () => {
  const token = await server.tokenFor('Ada', passwords.admin)
  foreign.exec('begin immediate')
  let answered = false
  const recorded = server.post('/visitor', visit).then(({ status }) => {
    answered = true
    return status
  })
  const login = server.login('Ute', passwords.user)
  for (let i = 0; i < 20; i += 1) {
    expect((await server.withToken('/auth/user', token)).status).toBe(200)
    // Lets the event loop run, which a write that waits for the lock must not block.
    // oxlint-disable-next-line no-restricted-globals -- the lock is held for a while
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  expect(answered).toBe(false)
  expect((await server.call('/health')).status).toBe(503)
  foreign.exec('rollback')
  expect(await recorded).toBe(204)
  expect((await login).status).toBe(200)
  expect((await server.call('/health')).status).toBe(200)
})

test('transactions follow one another', async () => {
  const { database } = server.apix
  const rename = () =>
    database.transaction().execute(async (transaction) => {
      const { username } = await transaction
        .selectFrom('users')
        .select('username')
        .where('name_key', '=', 'ada')
        .executeTakeFirstOrThrow()
      await transaction
        .updateTable('users')
        .set({ username: `${username}!` })
        .where('name_key', '=', 'ada')
        .execute()
    })
  const failing = database.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('users').execute()
    throw new Error('taken back')
  })
  const all = await Promise.allSettled([rename(), failing, rename(), rename()])
  expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled'])
  const names = await database.selectFrom('users').select('username').orderBy('name_key').execute()
  expect(names).toEqual([{ username: 'Ada!!!' }, { username: 'Ute' }])
})

test('a full database is told by visits and health, and works again when there is room', async () => {
  const { database } = server.apix
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(database)
  await sql`pragma max_page_count = ${sql.lit(rows[0]?.page_count)}`.execute(database)
  expect((await server.call('/health')).status).toBe(503)
  const rush = Array.from({ length: 100 }, (_, i) =>
    server.post('/visitor', { ...visit, userAgent: `${i}`.repeat(200) }),
  )
  expect(new Set((await Promise.all(rush)).map(({ status }) => status))).toEqual(new Set([503]))
  await sql`pragma max_page_count = 1000000`.execute(database)
  expect((await server.call('/health')).status).toBe(200)
  expect((await server.post('/visitor', visit)).status).toBe(204)
  expect(await database.selectFrom('visits').selectAll().execute()).toHaveLength(1)
})

test('a health check leaves nothing behind', async () => {
  await Promise.all([server.call('/health'), server.call('/health')])
  expect(await server.apix.database.selectFrom('probes').selectAll().execute()).toEqual([])
})

test('a file that is no database is refused at once', async () => {
  const other = join(folder, 'other.sqlite')
  const db = new DatabaseSync(other)
  db.exec('create table kysely_migration (x)')
  db.close()
  await expect(openDatabase({ file: other })).rejects.toThrow('could not be brought')
})
