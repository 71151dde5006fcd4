import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { afterAll, expect, test } from 'vitest'
import { isObject } from './decode/isObject.ts'
import { httpStorage } from './httpStorage.fixtures.ts'
import type { Slice } from './slice.ts'
import { contractOf, loadingContractOf } from './testing/contract.ts'
import { notesSlice, type Notes } from './testing/notes.ts'

/** Without it the stored document wins. */
const { name, defaults, decode } = notesSlice
const unmerged: Slice<Notes> = { name, defaults, decode }

const documents = new Map<string, string>()
let release = Promise.resolve()
const server = createServer((request, response) => {
  const path = request.url ?? ''
  if (request.method === 'PUT') {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      documents.set(path, body)
      response.end()
    })
    return
  }
  void release.then(() => {
    const text = documents.get(path)
    response.writeHead(text === undefined ? 404 : 200).end(text)
  })
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

let paths = 0
/** Address of a document of its own. */
function nextUrl() {
  const address = server.address()
  if (!isObject(address)) throw new Error('the server does not listen')
  return new URL(`http://127.0.0.1:${Number(address['port'])}/${++paths}`)
}

/** Holds answers back until the returned function is called. */
function hold() {
  let resolve = () => {}
  release = new Promise<void>((fulfil) => {
    resolve = fulfil
  })
  return resolve
}

test.for(contractOf(() => httpStorage(nextUrl().href, unmerged)))('contract: $name', ({ run }) =>
  expect(run()).resolves.toBeUndefined(),
)

async function stored(document: Notes, of: Slice<Notes> = unmerged) {
  const url = nextUrl()
  documents.set(url.pathname, JSON.stringify(document))
  const letGo = hold()
  const storage = httpStorage(url.href, of)
  return {
    storage,
    arrive: async () => {
      letGo()
      await expect.poll(() => storage.isLoading?.()).toBe(false)
    },
    stored: () => notesSlice.decode(JSON.parse(documents.get(url.pathname) ?? 'null')),
  }
}
test.for(loadingContractOf(stored))('contract: $name', ({ run }) => expect(run()).resolves.toBeUndefined())

test('a slice that can merge keeps both the edit and the stored document', async () => {
  const { storage, arrive, stored: now } = await stored({ a: '7' }, notesSlice)
  storage.write({ b: '1' })
  await arrive()
  expect(storage.read()).toEqual({ a: '7', b: '1' })
  await expect.poll(now).toEqual({ a: '7', b: '1' })
})

test('the recipe of the README is this code', () => {
  const recipe = readFileSync(new URL('./httpStorage.fixtures.ts', import.meta.url), 'utf8')
  const code = recipe.slice(recipe.indexOf('/** Stores a document'))
  expect(readFileSync(new URL('../README.md', import.meta.url), 'utf8')).toContain(code)
})
