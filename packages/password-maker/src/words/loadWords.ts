import type { WordSource } from '../model/words/WordSource.ts'
import type { Language } from '../model/recipe.ts'

interface PublishedList {
  readonly all: readonly string[]
  readonly excluded: Readonly<Record<string, string>>
}

const lists: Readonly<Record<Language, () => Promise<PublishedList>>> = {
  german: () => import('./german.ts'),
  english: () => import('./english.ts'),
}

/** The words of a language as they were published, in chunks of their own. */
export const loadAllWords = async (language: Language) => (await lists[language]()).all

/** Those of them that are never drawn. */
export const loadExcluded = async (language: Language) =>
  Object.values((await lists[language]()).excluded).flatMap((words) => words.split(' '))

/** The words that are drawn from: the published list without those that are excluded. */
export async function loadWords(language: Language): Promise<WordSource> {
  const without = new Set(await loadExcluded(language))
  const words = (await loadAllWords(language)).filter((word) => !without.has(word))
  return { size: words.length, at: (index) => words[index] ?? '' }
}
