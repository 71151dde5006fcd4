import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { answerSharedText } from './answerShared.ts'

/** Runs the text as a service worker would, and answers a request by it. */
async function answerTo(request: Request): Promise<Response | undefined> {
  let handle: ((event: object) => void) | undefined
  const addEventListener = (_name: string, next: (event: object) => void) => {
    handle = next
  }
  runInNewContext(answerSharedText('/apps/neoCortex'), { addEventListener, URL, URLSearchParams, Response })
  let answer: Promise<Response> | undefined
  handle?.({
    request,
    respondWith: (given: Promise<Response>) => {
      answer = given
    },
  })
  return answer
}

const post = (path: string, fields: Record<string, string>) =>
  new Request(`https://example.org${path}`, { method: 'POST', body: new URLSearchParams(fields) })

test('what is posted stands behind the # of the address, which is never sent', async () => {
  const answer = await answerTo(
    post('/apps/neoCortex', { title: 'Größe & Maß', text: '', url: 'https://a.example/?b=1#c' }),
  )
  const address = new URL(answer?.headers.get('location') ?? '')
  expect([answer?.status, address.pathname, address.search]).toEqual([303, '/apps/neoCortex', ''])
  expect(Object.fromEntries(new URLSearchParams(address.hash.slice(1)))).toEqual({
    title: 'Größe & Maß',
    url: 'https://a.example/?b=1#c',
  })
})

test('other requests are left to others', async () => {
  expect(await answerTo(new Request('https://example.org/apps/neoCortex'))).toBeUndefined()
  expect(await answerTo(post('/apix/visitor', {}))).toBeUndefined()
})
