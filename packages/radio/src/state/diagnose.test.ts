import { expect, test } from 'vitest'
import { diagnose } from './diagnose.ts'

/** A host as `fetch` shows it: to a page that it allows to look, and to one that it does not. */
const host =
  (ways: Partial<Record<RequestMode, () => unknown>>): typeof fetch =>
  (_url, init) => {
    const way = ways[init?.mode ?? 'cors']
    return way ? Promise.resolve(way() as Response) : Promise.reject(new TypeError('Failed to fetch'))
  }

const ask = (ways: Parameters<typeof host>[0]) => diagnose('https://a.example/live', host(ways), 50)

test('a host that lets the page look shows what is wrong', async () => {
  expect(await ask({ cors: () => new Response('', { status: 404 }) })).toBe('missing')
  const page = new Response('', { headers: { 'content-type': 'text/html' } })
  expect(await ask({ cors: () => page })).toBe('notAudio')
})

test('one that does not still shows whether it answers at all', async () => {
  const opaque = { type: 'opaque', status: 0, headers: new Headers() }
  expect(await ask({ 'no-cors': () => opaque })).toBe('notAudio')
  expect(await ask({})).toBe('unreachable')
})

test('one that never answers is given up, and every question is closed', async () => {
  const signals: AbortSignal[] = []
  const silent: typeof fetch = (_url, init) => {
    const signal = init?.signal as AbortSignal
    signals.push(signal)
    return new Promise((_, reject) => {
      signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError')))
    })
  }
  expect(await diagnose('https://a.example/live', silent, 20)).toBe('unreachable')
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, true])
})
