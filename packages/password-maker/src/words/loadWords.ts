import type { WordSource } from '../model/WordSource.ts'
import type { Language } from '../model/recipe.ts'
import { excluded } from './excluded.ts'

const files: Readonly<Record<Language, () => Promise<{ readonly default: readonly string[] }>>> = {
  german: () => import('./german.json'),
  english: () => import('./english.json'),
}

/** The words of a language as they were published, in chunks of their own. */
export const loadAllWords = async (language: Language) => (await files[language]()).default

/** The words that are drawn from: the published list without those that are excluded. */
export async function loadWords(language: Language): Promise<WordSource> {
  const without = new Set<string>(excluded[language])
  const words = (await loadAllWords(language)).filter((word) => !without.has(word))
  return { size: words.length, at: (index) => words[index] ?? '' }
}
