import { afterEach, beforeEach, expect, test } from 'vitest'
import { cheap } from '../apix.fixtures.ts'
import { openDatabase } from '../database/openDatabase.ts'
import type { Database } from '../database/schema.ts'
import { ensureDemoUser } from './demoUser.ts'
import { verifyPassword } from './passwords.ts'
import { findUser, listUsers } from './users.ts'

let db: Database
beforeEach(async () => {
  db = await openDatabase({ file: ':memory:' })
})
afterEach(() => db.destroy())

const ensure = (production = false) => ensureDemoUser(db, { production, cost: cheap })

test('a fresh machine gets an admin and a user whose passwords are told once', async () => {
  const users = await ensure()
  expect(users.map(({ username, rolename }) => [username, rolename])).toEqual([
    ['admin', 'admin'],
    ['user', 'user'],
  ])
  for (const { username, password } of users) {
    expect(password).toMatch(/^[a-z2-9]{4}(-[a-z2-9]{4}){3}$/)
    expect(await verifyPassword(password, (await findUser(db, username))!.password)).toBe(true)
  }
  expect(users[0]!.password).not.toBe(users[1]!.password)
  expect(await ensure()).toEqual([])
})

test('production gets nobody', async () => {
  expect(await ensure(true)).toEqual([])
  expect(await listUsers(db)).toEqual([])
})

test('of two that start at once, one makes the users', async () => {
  const made = await Promise.all([ensure(), ensure()])
  expect(made.flat()).toHaveLength(2)
  expect(await listUsers(db)).toHaveLength(2)
})
