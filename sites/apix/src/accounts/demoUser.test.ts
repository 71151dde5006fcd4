import { afterEach, beforeEach, expect, test } from 'vitest'
import { cheap } from '../apix.fixtures.ts'
import { openDatabase } from '../database/openDatabase.ts'
import type { Database } from '../database/schema.ts'
import { ensureDemoUser, type DemoUser } from './demoUser.ts'
import { verifyPassword } from './passwords.ts'
import { findUser, listUsers } from './users.ts'

let db: Database
let shown: DemoUser[]
beforeEach(async () => {
  db = await openDatabase({ file: ':memory:' })
  shown = []
})
afterEach(() => db.destroy())

const ensure = (production = false, show = (users: readonly DemoUser[]) => void shown.push(...users)) =>
  ensureDemoUser(db, { production, cost: cheap, show })

test('an empty database gets an admin and a user whose passwords are shown once', async () => {
  await ensure()
  expect(shown.map(({ username, rolename }) => [username, rolename])).toEqual([
    ['admin', 'admin'],
    ['user', 'user'],
  ])
  for (const { username, password } of shown) {
    expect(password).toMatch(/^[a-z2-9]{4}(-[a-z2-9]{4}){3}$/)
    const user = await findUser(db, username)
    expect(await verifyPassword(password, user?.password ?? '')).toBe(true)
  }
  expect(new Set(shown.map(({ password }) => password)).size).toBe(2)
  await ensure()
  expect(shown).toHaveLength(2)
})

test('a password that could not be shown is not stored either', async () => {
  const closed = () => {
    throw new Error('the output is closed')
  }
  await expect(ensure(false, closed)).rejects.toThrow('the output is closed')
  expect(await listUsers(db)).toEqual([])
  await ensure()
  expect(shown).toHaveLength(2)
})

test('production gets none', async () => {
  await ensure(true)
  expect(shown).toEqual([])
  expect(await listUsers(db)).toEqual([])
})

test('of two that start at once, one adds the users', async () => {
  await Promise.all([ensure(), ensure()])
  expect(shown).toHaveLength(2)
  expect(await listUsers(db)).toHaveLength(2)
})
