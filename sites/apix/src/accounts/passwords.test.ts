import { expect, test } from 'vitest'
import { cheap, startApix } from '../apix.fixtures.ts'
import { defaultCost, hashPassword, unmatchableHash, verifyPassword } from './passwords.ts'
import { addUser, findUser } from './users.ts'

/** The median of five. */
const median = (all: number[]) => all.toSorted((a, b) => a - b)[2]!

test('a hash holds its parameters and a salt of its own', async () => {
  const [first, second] = await Promise.all([hashPassword('ein Passwort'), hashPassword('ein Passwort')])
  expect(first).toMatch(/^\$scrypt\$ln=15,r=8,p=3\$[\w-]{22}\$[\w-]{43}$/)
  expect(first).not.toBe(second)
  expect(await verifyPassword('ein Passwort', first)).toBe(true)
  expect(await verifyPassword('ein passwort', first)).toBe(false)
})

test('no password matches the hash for unknown names', async () => {
  expect(await verifyPassword('', unmatchableHash(cheap))).toBe(false)
})

test('a hash of unknown form is a fault, not a wrong password', async () => {
  await expect(verifyPassword('x', '$argon2id$v=19')).rejects.toThrow('not of a known form')
})

test('a hash made at another cost is renewed at the next sign-in', async () => {
  const server = await startApix({ file: ':memory:' })
  const { database } = server.apix
  const pass = 'ein älteres Passwort'
  await addUser(
    database,
    { username: 'Otto', password: pass, rolename: 'user' },
    { cost: { ln: 5, r: 8, p: 1 } },
  )
  expect((await server.login('Otto', 'falsch')).status).toBe(401)
  expect((await findUser(database, 'otto'))?.password).toContain('ln=5,')
  expect((await server.login('Otto', pass)).status).toBe(200)
  expect((await findUser(database, 'otto'))?.password).toContain('ln=4,')
  expect((await server.login('Otto', pass)).status).toBe(200)
  await server.apix.close()
})

test('an unknown name takes as long as a wrong password', { tags: ['more'] }, async () => {
  const server = await startApix({ file: ':memory:' }, { passwordCost: defaultCost })
  const pass = 'ein langes Passwort'
  await addUser(server.apix.database, { username: 'Otto', password: pass, rolename: 'user' })
  const timed = async (name: string) => {
    const began = performance.now()
    await server.login(name, 'falsch')
    return performance.now() - began
  }
  const known: number[] = []
  const unknown: number[] = []
  // Alternating, so that other load on the machine affects both.
  for (let i = 0; i < 5; i += 1) {
    known.push(await timed('Otto'))
    unknown.push(await timed('Niemand'))
  }
  const ratio = median(unknown) / median(known)
  // Without a hash for unknown names it is about 0.01.
  expect(ratio).toBeGreaterThan(0.4)
  expect(ratio).toBeLessThan(2.5)
  await server.apix.close()
})
