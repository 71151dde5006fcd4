import { beforeEach, expect, test, vi } from 'vitest'
import type { VisitPolicy } from '../site.config.ts'

const fetched = vi.fn<(address: string, init: { body: string }) => Promise<Response>>()
const browser = { userAgent: 'Probe', language: 'de', doNotTrack: '0', globalPrivacyControl: false }
let stored: string | null

beforeEach(() => {
  vi.resetModules()
  fetched.mockReset().mockResolvedValue(new Response())
  stored = null
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('screen', { width: 360, height: 740 })
  vi.stubGlobal('localStorage', { getItem: () => stored })
})

/** The routes that are reported when three pages are opened, the second of them twice: every view counts. */
async function reported(visits: VisitPolicy, more: object = {}) {
  vi.stubGlobal('navigator', { ...browser, ...more })
  vi.doMock('../site.config.ts', () => ({ apiRoot: '/apix', visits }))
  const { recordVisit } = await import('./visits.ts')
  for (const route of ['/', '/blog', '/blog', '/music']) recordVisit(route)
  return fetched.mock.calls.map(([, init]) => JSON.parse(init.body).route)
}

test('every page view is reported, with exactly four fields', async () => {
  expect(await reported('on')).toEqual(['/', '/blog', '/blog', '/music'])
  const [address, init] = fetched.mock.calls[0]!
  expect(address).toBe('/apix/visitor')
  expect(JSON.parse(init.body)).toEqual({
    route: '/',
    userAgent: 'Probe',
    language: 'de',
    screen: '360 x 740',
  })
})

test.each([{ doNotTrack: '1' }, { globalPrivacyControl: true }])('%o is honoured', async (signal) => {
  stored = '{"countVisits":true}'
  expect(await reported('on', signal)).toEqual([])
  expect(await reported('ask', signal)).toEqual([])
})

test('a site that asks reports nothing before the visitor has agreed', async () => {
  expect(await reported('ask')).toEqual([])
  stored = '{"brightness":"blue","countVisits":false}'
  expect(await reported('ask')).toEqual([])
  stored = '{"brightness":"blue","countVisits":true}'
  expect(await reported('ask')).toEqual(['/', '/blog', '/blog', '/music'])
})

test('a site that counts no visits reports none', async () => {
  stored = '{"countVisits":true}'
  expect(await reported('off')).toEqual([])
})
