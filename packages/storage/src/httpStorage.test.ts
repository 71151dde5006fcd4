import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { afterAll, expect, test } from 'vitest'
import { adapterContract, loadingAdapterContract } from './adapter.fixtures.ts'
import { isObject } from './decode/isObject.ts'
import { httpStorage } from './httpStorage.fixtures.ts'
import type { Slice } from './slice.ts'

interface Count {
  readonly n: number
}

const slice: Slice<Count> = {
  name: 'count',
  defaults: () => ({ n: 0 }),
  decode: (data) => (isObject(data) && typeof data['n'] === 'number' ? { n: data['n'] } : undefined),
}

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

adapterContract('httpStorage', () => httpStorage(nextUrl().href, slice))

async function stored(document: Count, of: Slice<Count> = slice) {
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
    stored: () => slice.decode(JSON.parse(documents.get(url.pathname) ?? 'null')),
  }
}
loadingAdapterContract('httpStorage', stored)

test('a slice that can merge keeps both the edit and the stored document', async () => {
  const sum = {
    ...slice,
    merge: (_base: Count | undefined, mine: Count, theirs: Count) => ({ n: mine.n + theirs.n }),
  }
  const { storage, arrive, stored: now } = await stored({ n: 7 }, sum)
  storage.write({ n: 1 })
  await arrive()
  expect(storage.read()).toEqual({ n: 8 })
  await expect.poll(now).toEqual({ n: 8 })
})

test('the recipe of the README is this code', () => {
  const recipe = readFileSync(new URL('./httpStorage.fixtures.ts', import.meta.url), 'utf8')
  const code = recipe.slice(recipe.indexOf('/** Stores a document'))
  expect(readFileSync(new URL('../README.md', import.meta.url), 'utf8')).toContain(code)
})
