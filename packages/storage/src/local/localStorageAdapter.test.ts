import { fc, test as property } from '@fast-check/vitest'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { isObject } from '../decode/isObject.ts'
import { contractOf } from '../testing/contract.ts'
import { notesSlice } from '../testing/notes.ts'
import { TrialStorage } from './trial/trialStorage.ts'
import { localStorageAdapter } from './localStorageAdapter.ts'

interface Count {
  readonly n: number
}

const slice = {
  decode: (data: unknown): Count | undefined =>
    isObject(data) && typeof data['n'] === 'number' ? { ...data, n: data['n'] } : undefined,
}

/** A page with its own localStorage; the storage is answered. */
function page() {
  const localStorage = new TrialStorage()
  const window = Object.assign(new EventTarget(), { localStorage })
  vi.stubGlobal('window', window)
  return { localStorage, window }
}

afterEach(() => vi.unstubAllGlobals())

const places: Readonly<Record<string, () => unknown>> = {
  'in a page': page,
  'on a server': () => {},
  'without room': () => {
    page().localStorage.quota = 0
  },
}

describe.for(Object.entries(places))('%s', ([, enter]) => {
  const cases = contractOf(() => {
    enter()
    return localStorageAdapter('notes', notesSlice)
  })
  test.for(cases)('contract: $name', ({ run }) => expect(run()).resolves.toBeUndefined())
})

test('the document is there in the next page, as plain JSON', () => {
  const { localStorage } = page()
  localStorageAdapter('count', slice).write({ n: 4 })
  expect(localStorage.entries.get('count')).toBe('{"n":4}')
  expect(localStorageAdapter('count', slice).read()).toEqual({ n: 4 })
})

test('follows another tab', () => {
  const { localStorage, window } = page()
  const storage = localStorageAdapter('count', slice)
  const heard = vi.fn<() => void>()
  storage.subscribe(heard)
  localStorage.setItem('count', '{"n":9}')
  window.dispatchEvent(Object.assign(new Event('storage'), { key: 'count', newValue: '{"n":9}' }))
  expect(heard).toHaveBeenCalledTimes(1)
  expect(storage.read()).toEqual({ n: 9 })
})

property.prop([
  fc.oneof(
    fc.string(),
    fc.json().filter((json) => slice.decode(JSON.parse(json)) === undefined),
  ),
])('a text that cannot be read is copied before anything replaces it', (text) => {
  const { localStorage } = page()
  localStorage.setItem('count', text)
  const storage = localStorageAdapter('count', slice)
  expect(storage.read()).toBeUndefined()
  expect(localStorage.entries.get('count')).toBe(text)
  storage.write({ n: 1 })
  expect(localStorage.entries.get('count.setAside')).toBe(text)
  expect(localStorage.entries.get('count')).toBe('{"n":1}')
})

test('a text that can be neither read nor copied stays, and the tool goes on', () => {
  const { localStorage } = page()
  localStorage.setItem('count', 'damaged')
  localStorage.quota = 12
  const storage = localStorageAdapter('count', slice)
  storage.write({ n: 1 })
  expect(storage.read()).toEqual({ n: 1 })
  expect(localStorage.entries.get('count')).toBe('damaged')
})
