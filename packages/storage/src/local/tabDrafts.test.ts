import { afterEach, expect, test, vi } from 'vitest'
import type { Drafts } from '../adapter.ts'
import { TrialStorage } from './trial/trialStorage.ts'
import { tabDrafts } from './tabDrafts.ts'

function tab() {
  const sessionStorage = new TrialStorage()
  vi.stubGlobal('window', { sessionStorage })
  return sessionStorage
}

const drafts: Drafts = { name: { text: 'Mo', reason: 'Zu kurz.' } }

afterEach(() => vi.unstubAllGlobals())

test('drafts are there after a reload of the tab, with the same reference until they change', () => {
  const { entries } = tab()
  expect(tabDrafts('count').read()).toBeUndefined()
  tabDrafts('count').write(drafts)
  expect(entries.get('count.drafts')).toBe(JSON.stringify(drafts))
  const next = tabDrafts('count')
  expect(next.read()).toEqual(drafts)
  expect(next.read()).toBe(next.read())
  expect(tabDrafts('other').read()).toBeUndefined()
})

test('subscribers are called after a change can be read, until they unsubscribe', () => {
  tab()
  const storage = tabDrafts('count')
  const seen: unknown[] = []
  const unsubscribe = storage.subscribe(() => seen.push(storage.read()))
  storage.write(drafts)
  unsubscribe()
  storage.write({})
  expect(seen).toEqual([drafts])
})

test('without a draft no entry stays, and what was deleted elsewhere does not come back', () => {
  const session = tab()
  const storage = tabDrafts('count')
  storage.write(drafts)
  storage.write({})
  expect([session.entries.size, storage.read()]).toEqual([0, {}])
  storage.write(drafts)
  session.entries.clear()
  expect(storage.read()).toBeUndefined()
})

test.each(['', '7', '{"name":"Mo"}', '{"name":{"text":7}}'])('what is no draft is no draft: %s', (text) => {
  tab().entries.set('count.drafts', text)
  expect(tabDrafts('count').read()).toBeUndefined()
})

test('where the browser refuses, and on a server, they live as long as the page', () => {
  tab().quota = 0
  const full = tabDrafts('count')
  full.write(drafts)
  expect(full.read()).toBe(drafts)
  vi.unstubAllGlobals()
  const none = tabDrafts('count')
  none.write(drafts)
  expect(none.read()).toBe(drafts)
})
