import { systemRandom } from '@kleinzeug/random'
import { memoryStorage } from '@kleinzeug/storage'
import { createStore } from 'jotai'
import { expect, test, vi } from 'vitest'
import type { PasswordMakerData } from '../model/data.ts'
import { passwordMakerSlice } from '../storage.ts'
import { loadWords } from '../words/loadWords.ts'
import { createPasswordMakerState, MOST_PREVIOUS } from './createPasswordMakerState.ts'

async function passwordMaker(load = loadWords) {
  const storage = memoryStorage<PasswordMakerData>()
  const state = createPasswordMakerState(storage, { random: systemRandom }, undefined, load)
  const store = createStore()
  store.sub(state.generator, () => {})
  await store.set(state.loadList)
  store.set(state.follow, store.get(state.source))
  const text = () => store.get(state.current)?.text ?? ''
  return { storage, state, store, text }
}

test('a new visitor gets six German words, and their bits from the list after filtering', async () => {
  const { store, state, text } = await passwordMaker()
  expect(text()).toMatch(/^([A-Z][a-z]+-){5}[A-Z][a-z]+$/)
  const generator = store.get(state.generator)
  const size = generator && 'choices' in generator ? generator.choices : 0
  expect(size).toBeGreaterThan(7600)
  expect(store.get(state.current)?.bits).toBeCloseTo(6 * Math.log2(size), 9)
})

test('the bits stay the same from one result to the next', async () => {
  const { store, state } = await passwordMaker()
  const bits = new Set<number | undefined>()
  for (let draw = 0; draw < 50; draw++) {
    store.set(state.draw)
    bits.add(store.get(state.current)?.bits)
  }
  expect(bits.size).toBe(1)
})

test('a change of the recipe draws once; anything else draws nothing', async () => {
  const { store, state, text } = await passwordMaker()
  const first = text()
  store.set(state.setClearAfter, 30)
  store.set(state.follow, store.get(state.source))
  expect(text()).toBe(first)
  store.set(state.changeRecipe, (recipe) => ({ ...recipe, words: { ...recipe.words, count: 4 } }))
  store.set(state.follow, store.get(state.source))
  store.set(state.follow, store.get(state.source))
  expect(text().split('-')).toHaveLength(4)
  expect(store.get(state.previous).map((password) => password.text)).toEqual([first])
})

test('settings are kept per purpose', async () => {
  const { store, state, text, storage } = await passwordMaker()
  store.set(state.choosePurpose, 'pin')
  store.set(state.changeRecipe, (recipe) => ({
    ...recipe,
    characters: { ...recipe.characters, length: 4 },
  }))
  store.set(state.follow, store.get(state.source))
  expect(text()).toMatch(/^\d{4}$/)
  store.set(state.choosePurpose, 'account')
  store.set(state.follow, store.get(state.source))
  expect(text()).toHaveLength(20)
  expect(storage.read()?.recipes.pin.characters.length).toBe(4)
  expect(storage.read()?.purpose).toBe('account')
})

test('another tab that chooses a purpose changes nothing here once one was chosen', async () => {
  const { store, state, storage, text } = await passwordMaker()
  store.set(state.choosePurpose, 'account')
  store.set(state.follow, store.get(state.source))
  const before = text()
  storage.write({ ...passwordMakerSlice.defaults(), purpose: 'pin' })
  store.set(state.follow, store.get(state.source))
  expect(store.get(state.purpose)).toBe('account')
  expect(text()).toBe(before)
})

test('settings that another tab changes leave the password here, and the next change here is kept', async () => {
  const { store, state, storage, text } = await passwordMaker()
  const before = text()
  const defaults = passwordMakerSlice.defaults()
  const { main } = defaults.recipes
  storage.write({
    ...defaults,
    recipes: { ...defaults.recipes, main: { ...main, words: { ...main.words, count: 9 } } },
  })
  store.set(state.follow, store.get(state.source))
  expect(text()).toBe(before)
  store.set(state.changeRecipe, (recipe) => ({ ...recipe, words: { ...recipe.words, separator: '.' } }))
  store.set(state.follow, store.get(state.source))
  expect(text().split('.')).toHaveLength(6)
})

test('a Wi-Fi password keeps 63 characters also with twelve words', async () => {
  const { store, state, text } = await passwordMaker()
  store.set(state.choosePurpose, 'wifi')
  store.set(state.changeRecipe, (recipe) => ({ ...recipe, words: { ...recipe.words, count: 12 } }))
  for (let draw = 0; draw < 30; draw++) {
    store.set(state.follow, store.get(state.source))
    store.set(state.draw)
    expect(text().length).toBeGreaterThanOrEqual(8)
    expect(text().length).toBeLessThanOrEqual(63)
  }
})

test('the last ones can be reached again, and forgotten', async () => {
  const { store, state, text } = await passwordMaker()
  const made = [text()]
  for (let draw = 0; draw < 60; draw++) {
    store.set(state.draw)
    made.push(text())
  }
  expect(store.get(state.previous).map((password) => password.text)).toEqual(
    made.slice(-1 - MOST_PREVIOUS, -1).toReversed(),
  )
  const wanted = store.get(state.previous)[3]
  store.set(state.bringBack, wanted?.id ?? 0)
  store.set(state.follow, store.get(state.source))
  expect(text()).toBe(wanted?.text)
  expect(store.get(state.previous)[0]?.text).toBe(made.at(-1))
  store.set(state.forgetPrevious)
  expect(store.get(state.previous)).toEqual([])
})

test('a word list that does not come is named and can be asked for again', async () => {
  const load = vi.fn<typeof loadWords>(loadWords).mockRejectedValueOnce(new Error('offline'))
  const { store, state, text } = await passwordMaker(load)
  expect(store.get(state.listStatus)).toBe('failed')
  expect(text()).toBe('')
  await store.set(state.loadList)
  store.set(state.follow, store.get(state.source))
  expect(store.get(state.listStatus)).toBe('ready')
  expect(text()).not.toBe('')
})

test('no password that was made is ever stored', async () => {
  const { store, state, storage, text } = await passwordMaker()
  const made: string[] = []
  const written: string[] = []
  storage.subscribe(() => written.push(JSON.stringify(storage.read())))
  for (const purpose of ['main', 'account', 'wifi', 'pin'] as const) {
    store.set(state.choosePurpose, purpose)
    store.set(state.follow, store.get(state.source))
    for (let draw = 0; draw < 5; draw++) {
      store.set(state.draw)
      // Six digits of a PIN could stand in the document by chance; longer ones could not.
      if (purpose !== 'pin') made.push(text())
    }
    store.set(state.setClearAfter, 30)
    store.set(state.setSpelling, 'nato')
  }
  expect(written.length).toBeGreaterThan(4)
  for (const password of made) expect(written.join()).not.toContain(JSON.stringify(password).slice(1, -1))
})
