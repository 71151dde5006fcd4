import { globSync, readFileSync } from 'node:fs'
import { IDBFactory } from 'fake-indexeddb'
import { createStore } from 'jotai'
import { beforeEach, expect, test, vi } from 'vitest'
import { TrialStorage } from '../local/trial/trialStorage.ts'

/** A page, as the modules of a recipe find it when they are loaded for the first time. */
function visit<T>(load: () => Promise<T>): Promise<T> {
  vi.resetModules()
  const navigator = { vendor: '', storage: {} }
  vi.stubGlobal('window', Object.assign(new EventTarget(), { localStorage, indexedDB, navigator }))
  return load()
}

let localStorage: TrialStorage
let indexedDB: IDBFactory
// New ones: the pages of the test before are still open, and write once more.
beforeEach(() => {
  localStorage = new TrialStorage()
  indexedDB = new IDBFactory()
})

/** A killed browser loses the last seconds of localStorage. */
const crash = () => localStorage.clear()

test('plain: what was added is there after a crash', async () => {
  const load = () => import('./plain.fixtures.ts')
  vi.spyOn(console, 'log').mockReturnValue()
  const { record, add } = await visit(load)
  await record.ready
  add()
  add()
  await record.flush()
  crash()
  const next = await visit(load)
  await next.record.ready
  expect(next.notes.read()).toEqual(['bread', 'bread'])
})

test('jotai: an atom is there after a crash', async () => {
  const load = () => import('./jotai.fixtures.ts')
  const { record, notesAtom } = await visit(load)
  await record.ready
  createStore().set(notesAtom, ['bread'])
  await record.flush()
  crash()
  const next = await visit(load)
  await next.record.ready
  const store = createStore()
  store.sub(next.notesAtom, () => {})
  expect(store.get(next.notesAtom)).toEqual(['bread'])
})

test('zustand: a store is there after a crash, follows other tabs, and can be cleared', async () => {
  const load = () => import('./zustand.fixtures.ts')
  const { record, notes } = await visit(load)
  await record.ready
  const page = window
  notes.getState().write('shopping', 'bread')
  await record.flush()
  crash()

  const other = await visit(load)
  await other.record.ready
  expect(other.notes.getState().texts).toEqual({ shopping: 'bread' })
  const onChange = vi.fn<() => void>()
  other.notes.subscribe(onChange)
  other.notes.getState().write('next car', 'Käfer')
  expect(onChange).toHaveBeenCalledTimes(1)
  await other.record.flush()

  const newValue = localStorage.getItem('kleinzeug')
  page.dispatchEvent(Object.assign(new Event('storage'), { key: 'kleinzeug', newValue }))
  expect(notes.getState().texts).toEqual({ shopping: 'bread', 'next car': 'Käfer' })

  other.notes.persist.clearStorage()
  await other.record.flush()
  const last = await visit(load)
  await last.record.ready
  expect(last.notes.getState().texts).toEqual({})
  expect(last.record.status.read().kind).toBe('saved')
})

test('attacks: they find what a plain adapter loses, and nothing that it does not', async () => {
  const cases = new Map<string, () => Promise<void>>()
  vi.doMock('node:test', () => ({
    test: (name: string, run: () => Promise<void>) => cases.set(name, run),
  }))
  await import('./attacks.fixtures.ts')
  const failed: string[] = []
  for (const [name, run] of cases) await run().catch(() => failed.push(name))
  expect(cases.size).toBeGreaterThan(failed.length)
  expect(failed).toEqual([
    'a changed character',
    'a cut in the middle',
    'a torn end',
    'a browser killed once a write was stored',
    'a full localStorage',
    'a blocked localStorage',
    'a localStorage that stores nothing and says nothing',
    '2 tabs add to one document at any moments',
    '5 tabs add to one document at any moments',
    '5 tabs change one note at the same moment',
  ])
}, 60_000)

const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8')
const isShown = (file: string) => !file.startsWith('myStorage')

test.for(globSync('*.fixtures.ts', { cwd: import.meta.dirname }).filter(isShown))(
  'the README shows %s as it is',
  (file) => {
    const code = readFileSync(new URL(file, import.meta.url), 'utf8').replaceAll('.fixtures.ts', '.js')
    expect(readme.includes(code)).toBe(true)
  },
)
