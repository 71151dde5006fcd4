import { describe, expect, test } from 'vitest'
import { languages } from '../model/recipe.ts'
import { loadAllWords, loadExcluded, loadWords } from './loadWords.ts'

describe.each(languages)('%s', (language) => {
  test('has 7,776 words of which those excluded are left out', async () => {
    const [all, excluded] = await Promise.all([loadAllWords(language), loadExcluded(language)])
    expect(new Set(all).size).toBe(7776)
    expect(excluded.filter((word) => !all.includes(word))).toEqual([])
    expect(new Set(excluded).size).toBe(excluded.length)
    expect((await loadWords(language)).size).toBe(7776 - excluded.length)
  })

  test('no word begins another one, so that phrases can be told apart without a separator', async () => {
    const words = new Set(await loadAllWords(language))
    const begun = [...words].filter((word) =>
      Array.from(word, (_, end) => word.slice(0, end)).some((start) => words.has(start)),
    )
    expect(begun).toEqual([])
  })

  test('words are lower-case letters', async () => {
    const { size, at } = await loadWords(language)
    const words = Array.from({ length: size }, (_, index) => at(index))
    expect(words.filter((word) => !/^[a-z]+$/.test(word))).toEqual([])
  })
})
