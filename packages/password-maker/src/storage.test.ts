import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { defaultRecipes } from './model/recipe.ts'
import { passwordMakerSlice as slice } from './storage.ts'

test.prop([fc.anything()])('decoding never throws', (data) => {
  slice.decode(data)
})

test('missing parts get defaults', () => {
  expect(slice.decode({})).toEqual(slice.defaults())
})

test('what was stored is read as it was, with fields of later versions', () => {
  const data = { ...slice.defaults(), later: { a: 1 } }
  expect(slice.decode(JSON.parse(JSON.stringify(data)))).toEqual(data)
})

test('what cannot be read is reported with its place and gets its default', () => {
  const rejected: string[] = []
  const data = { clearAfter: 31, recipes: { main: { words: { count: 900, separator: 'und' } } } }
  expect(slice.decode(data, (path) => rejected.push(path))).toEqual(slice.defaults())
  expect(rejected.toSorted()).toEqual([
    '/clearAfter',
    '/recipes/main/words/count',
    '/recipes/main/words/separator',
  ])
})

test('two tabs that set different purposes both keep their settings', () => {
  const base = slice.defaults()
  const mine = { ...base, recipes: { ...base.recipes, main: { ...defaultRecipes.main, bits: 99 } } }
  const theirs = { ...base, recipes: { ...base.recipes, pin: { ...defaultRecipes.pin, bits: 33 } } }
  expect(slice.merge?.(base, mine, theirs)?.recipes).toEqual({
    ...base.recipes,
    main: mine.recipes.main,
    pin: theirs.recipes.pin,
  })
})
