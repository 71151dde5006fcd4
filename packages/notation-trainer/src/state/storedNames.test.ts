import { memoryStorage } from '@kleinzeug/storage'
import { createStore } from 'jotai'
import { beforeEach, expect, test, vi } from 'vitest'
import { firstLine } from '../model/firstLine.ts'
import type { NotationTrainerData } from '../model/trainerData.ts'
import { notationTrainerSlice } from '../storage.ts'

beforeEach(() => {
  vi.resetModules()
})

/** A trainer of the entry in a language, over data that the German one has stored. */
async function trainer(language: 'german' | 'english') {
  vi.doUnmock('../model/lineTitles.ts')
  if (language === 'english') vi.doMock('../model/lineTitles.ts', () => import('../model/lineTitles.en.ts'))
  const { createNotationTrainerState } = await import('./createNotationTrainerState.ts')
  const { createDrill } = await import('./createDrill.ts')
  const timed = { name: 'Italienisch', time: 90_000, textMode: false }
  const storage = memoryStorage<NotationTrainerData>({
    ...notationTrainerSlice.defaults(),
    stats: [timed],
    runs: [{ ...timed, at: 1, errors: 1, hinted: false, wrong: [2] }],
    cards: [{ name: 'Italienisch', due: 5, last: 1, stability: 1, difficulty: 5, repetitions: 1, lapses: 0 }],
  })
  const state = createNotationTrainerState(storage, { now: () => 1000, random: () => 0 })
  return { state, drill: createDrill(state, () => 0), store: createStore(), storage }
}

const entries = [
  ['german', 'Italienisch'],
  ['english', 'Italian Game'],
] as const

test.each(entries)('the %s entry finds what is stored under the German title', async (language, title) => {
  const { state, store } = await trainer(language)
  expect(store.get(state.opening).title).toBe(title)
  expect(store.get(state.best)).toBe(90_000)
  expect(store.get(state.runs)).toHaveLength(1)
  expect(store.get(state.due)).toEqual([expect.objectContaining({ id: 'italian', title })])
  expect([...store.get(state.names)]).toEqual(expect.arrayContaining(['Italienisch', title]))
})

test.each(entries)('the %s entry stores under the German title', async (language) => {
  const { state, drill, store, storage } = await trainer(language)
  for (const ply of firstLine.plies) store.set(state.tryMove, ply)
  const { stats, runs } = storage.read() ?? {}
  expect(stats).toEqual([{ name: 'Italienisch', time: 0, textMode: false }])
  expect(runs?.map(({ name }) => name)).toEqual(['Italienisch', 'Italienisch'])
  await expect
    .poll(() => storage.read()?.cards.map(({ name, last }) => [name, last]))
    .toEqual([['Italienisch', 1000]])

  store.set(drill.choose, { mode: 'dictation' })
  store.set(drill.chooseGame, 'kasparovTopalov1999')
  expect(store.get(drill.kind).name).toBe('Kasparow – Topalow, Wijk aan Zee 1999')
})

test.each(entries)(
  'a repertoire made in the %s entry takes over the card of its line',
  async (language, title) => {
    const { state, store, storage } = await trainer(language)
    const pgn = `[Event "${title}"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 *`
    await store.set(state.addRepertoire, { id: 'r', title: 'Repertoire', side: 'white', pgn })
    expect(storage.read()?.cards.length).toBeGreaterThan(1)
  },
)
