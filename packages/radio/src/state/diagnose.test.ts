import { expect, test } from 'vitest'
import { diagnose } from './diagnose.ts'
import { mp3 } from './testSounds.fixtures.ts'

/** A `fetch` with one response for requests with CORS and one for those without. */
const host =
  (ways: Partial<Record<RequestMode, () => Response>>): typeof fetch =>
  (_url, init) => {
    const way = ways[init?.mode ?? 'cors']
    return way ? Promise.resolve(way()) : Promise.reject(new TypeError('Failed to fetch'))
  }

const ask = (ways: Parameters<typeof host>[0]) =>
  diagnose({ url: 'https://a.example/live', fetchFn: host(ways), timeout: 50 })

test('a host with CORS shows status and type', async () => {
  expect(await ask({ cors: () => new Response('', { status: 404 }) })).toBe('missing')
  const page = new Response('', { headers: { 'content-type': 'text/html' } })
  expect(await ask({ cors: () => page })).toBe('notAudio')
})

test('a body declared as audio is listened to', async () => {
  const headers = { 'content-type': 'audio/mpeg' }
  const sends = (body: BodyInit) => ask({ cors: () => new Response(body, { headers }) })
  expect(await sends('')).toBe('silent')
  expect(await sends('<!doctype html>'.repeat(2_000))).toBe('notAudio')
  expect(await sends(new Uint8Array(mp3(50)))).toBe('undecodable')
})

test('a host without CORS only shows whether it responds', async () => {
  const opaque = Object.defineProperty(new Response(), 'type', { value: 'opaque' })
  expect(await ask({ 'no-cors': () => opaque })).toBe('unplayable')
  expect(await ask({})).toBe('unreachable')
})

test('an address that fails on a host that answers beside it leads nowhere', async () => {
  const asked: string[] = []
  const fetchFn: typeof fetch = (url, init) => {
    asked.push(url instanceof Request ? url.url : url.toString())
    return init?.mode === 'no-cors' && url === 'https://a.example/radio/'
      ? Promise.resolve(new Response())
      : Promise.reject(new TypeError('Failed to fetch'))
  }
  const url = 'https://a.example/radio/live?t=1'
  expect(await diagnose({ url, fetchFn, timeout: 50 })).toBe('redirect')
  expect(asked).toEqual([url, url, 'https://a.example/radio/'])
  // The root of a host has nothing beside it.
  expect(await diagnose({ url: 'https://a.example/?t=1', fetchFn, timeout: 50 })).toBe('unreachable')
})

test('a host that does not respond times out, its request is aborted and not repeated', async () => {
  const signals: AbortSignal[] = []
  const silent: typeof fetch = (_url, init) => {
    const signal = init?.signal
    if (!signal) throw new Error('no signal')
    signals.push(signal)
    return new Promise((_, reject) => {
      signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError')))
    })
  }
  expect(await diagnose({ url: 'https://a.example/live', fetchFn: silent, timeout: 20 })).toBe('unreachable')
  expect(signals.map(({ aborted }) => aborted)).toEqual([true])
})
