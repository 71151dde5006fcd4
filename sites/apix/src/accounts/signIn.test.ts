import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { cheap, postgres, sqlite } from '../apix.fixtures.ts'
import { openDatabase } from '../database/openDatabase.ts'
import type { Database } from '../database/schema.ts'
import type { HashQueue } from './hashQueue.ts'
import { hashPassword, isOutdated } from './passwords.ts'
import { createSignIn, type Login } from './signIn.ts'
import { addUser, findUser, removeUser, setPassword } from './users.ts'

const password = 'fünf-sechs-sieben'
const newPassword = 'acht-neun-zehn-elf'

for (const [{ name, start }, options] of [
  [sqlite, {}],
  [postgres, { tags: 'more' }],
] as const)
  describe(`signing in on ${name}`, options, () => {
    let database: Awaited<ReturnType<typeof start>>
    let db: Database

    beforeAll(async () => {
      database = await start()
    })
    afterAll(() => database.stop())
    beforeEach(async () => {
      db = await openDatabase(await database.empty())
      await addUser(db, { username: 'Ute', password, rolename: 'user' }, { cost: cheap })
    })
    afterEach(() => db.destroy())

    /** Signs in; `meanwhile` runs once, between the check of the password and the opening of the session. */
    function signInWhile(meanwhile: () => Promise<void>): Promise<Login | undefined> {
      let isFirst = true
      const queue: HashQueue = async (work) => {
        const result = await work()
        if (isFirst) {
          isFirst = false
          await meanwhile()
        }
        return result
      }
      return createSignIn({ db, queue, cost: cheap, now: Date.now })('Ute', password, '')
    }
    const sessions = () => db.selectFrom('sessions').selectAll().execute()

    test('a password that was reset after its check opens no session', async () => {
      expect(await signInWhile(() => setPassword(db, 'Ute', newPassword, cheap))).toBeUndefined()
      expect(await sessions()).toEqual([])
    })

    test('a user who was removed after the check gets no session', async () => {
      expect(await signInWhile(() => removeUser(db, 'Ute'))).toBeUndefined()
      expect(await sessions()).toEqual([])
    })

    test('a reset that is not committed yet is waited for', async () => {
      const hash = await hashPassword(newPassword, cheap)
      let signingIn: Promise<unknown> | undefined
      const begun = Promise.withResolvers<void>()
      const checked = Promise.withResolvers<void>()
      const reset = checked.promise.then(() =>
        db.transaction().execute(async (transaction) => {
          await transaction.updateTable('users').set({ password: hash }).execute()
          await transaction.deleteFrom('sessions').execute()
          begun.resolve()
          // Time for the login, if it does not wait.
          await Promise.race([signingIn, pause(200)])
        }),
      )
      signingIn = signInWhile(() => {
        checked.resolve()
        return begun.promise
      })
      const [login] = await Promise.all([signingIn, reset])
      expect(login).toBeUndefined()
      expect(await sessions()).toEqual([])
    })

    test('of two logins that renew an outdated hash at once, both succeed', async () => {
      const old = await hashPassword(password, { ...cheap, p: 2 })
      await db.updateTable('users').set({ password: old }).execute()
      let other: Login | undefined
      const login = await signInWhile(async () => {
        other = await signInWhile(async () => {})
      })
      expect([login?.userId, other?.userId]).toEqual([expect.any(Number), expect.any(Number)])
      expect(await sessions()).toHaveLength(2)
      expect(isOutdated((await findUser(db, 'Ute'))?.password ?? '', cheap)).toBe(false)
    })
  })
