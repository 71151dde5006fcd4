import * as v from 'valibot'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { cheap, startApix, type TestApix } from './apix.fixtures.ts'
import { userCommand } from './userCommand.ts'

let server: TestApix
let said: string[]

beforeEach(async () => {
  server = await startApix({ file: ':memory:' })
  said = []
})
afterEach(() => server.apix.close())

const run = (command: string, password = 'ein gutes Passwort') =>
  userCommand(
    command.split(' ').filter(Boolean),
    server.apix.database,
    {
      askName: async () => 'Gefragt',
      askRole: async () => 'admin',
      askPassword: async () => password,
      say: (line) => said.push(line),
    },
    cheap,
  )

const roleAfterLogin = async (name: string, pass: string) => {
  const token = await server.tokenFor(name, pass)
  const response = await server.withToken('/auth/user', token)
  return v.parse(v.object({ user: v.object({ rolename: v.string() }) }), await response.json()).user.rolename
}

test('adds a user who can sign in, and asks for what was not said', async () => {
  await run('add Otto --role user')
  await run('add')
  expect(said).toEqual(['„Otto“ ist angelegt (user).', '„Gefragt“ ist angelegt (admin).'])
  expect(await roleAfterLogin('otto', 'ein gutes Passwort')).toBe('user')
  expect(await roleAfterLogin('Gefragt', 'ein gutes Passwort')).toBe('admin')
})

test('lists the users without their passwords', async () => {
  await run('list')
  expect(said).toEqual([
    expect.stringMatching(/^Ada\tadmin\tseit /),
    expect.stringMatching(/^Ute\tuser\tseit /),
  ])
})

test('changes password and role, and removes', async () => {
  await run('password Ute', 'ein anderes Passwort')
  await run('role Ute --role admin')
  expect(await roleAfterLogin('Ute', 'ein anderes Passwort')).toBe('admin')
  await run('remove Ute')
  expect((await server.login('Ute', 'ein anderes Passwort')).status).toBe(401)
})

test.each([
  ['add Ada --role user', '„Ada“ gibt es schon.'],
  ['add ADA --role user', '„ADA“ gibt es schon.'],
  ['add Otto --role king', 'Die Rolle „king“ gibt es nicht.'],
  [`add ${'a'.repeat(65)} --role user`, 'Ein Name hat 1 bis 64 Zeichen'],
  ['remove Niemand', '„Niemand“ gibt es nicht.'],
  ['password Niemand', '„Niemand“ gibt es nicht.'],
  ['role Niemand --role user', '„Niemand“ gibt es nicht.'],
  ['list --all', 'Das verstehe ich nicht: list --all'],
  ['dance', '„dance“ kenne ich nicht.'],
])('"%s" is explained', async (command, sentence) => {
  await expect(run(command)).rejects.toThrow(sentence)
})

test('a short password is refused', async () => {
  await expect(run('add Otto --role user', 'zu kurz')).rejects.toThrow('mindestens 12')
})

test('without a command it says what it can do', async () => {
  await run('')
  expect(said.join('\n')).toContain('user add')
})
