import { withinOneTypo, wordsOf } from '@kleinzeug/text-search'
import type { SearchEntry, SearchKind } from './searchEntry.ts'

/** Added to the score by kind, to order entries that match equally well. */
const kindBonus: Partial<Record<SearchKind, number>> = {
  Werkzeug: 3,
  Befehl: 2,
  Seite: 2,
  Beitrag: 2,
  Begriff: 1,
}

/** How well a word that was typed fits a word of a title; 0: not at all. */
function titleScore(typed: string, word: string): number {
  if (word === typed) return 10
  if (word.startsWith(typed)) return 8
  if (typed.length >= 3 && word.includes(typed)) return 5
  const starts = [-1, 0, 1].map((more) => word.slice(0, typed.length + more))
  return typed.length >= 4 && starts.some((start) => withinOneTypo(typed, start)) ? 3 : 0
}

/** A synonym counts less than the same word in a title, and more than one in a text. */
const synonymScore = 7

function textScore(typed: string, word: string): number {
  if (word.startsWith(typed)) return 2
  return typed.length >= 4 && word.includes(typed) ? 1 : 0
}

const best = (words: readonly string[], score: (word: string) => number) =>
  words.reduce((most, word) => Math.max(most, score(word)), 0)

/** The entries that have every word of a query, best first, at most `limit`. */
export function matches<Entry extends SearchEntry>(
  entries: readonly Entry[],
  query: string,
  limit = 12,
): Entry[] {
  const typed = wordsOf(query)
  if (typed.length === 0) return entries.filter(({ kind }) => kind === 'Werkzeug').slice(0, limit)
  return (
    entries
      .map((entry) => {
        const title = wordsOf(entry.title)
        const text = wordsOf(entry.text)
        const words = wordsOf(entry.words ?? '')
        const scores = typed.map((word) =>
          Math.max(
            best(title, (candidate) => titleScore(word, candidate)),
            best(text, (candidate) => textScore(word, candidate)),
            best(words, (candidate) => (candidate.startsWith(word) ? synonymScore : 0)),
          ),
        )
        // A section is not found by the title of its page alone.
        const isFound =
          entry.kind !== 'Abschnitt' ||
          typed.some((word) => title.some((candidate) => titleScore(word, candidate) > 0))
        const sum = scores.reduce((total, score) => total + score, 0)
        return { entry, score: scores.includes(0) || !isFound ? 0 : sum + (kindBonus[entry.kind] ?? 0) }
      })
      .filter(({ score }) => score > 0)
      .toSorted((a, b) => b.score - a.score || a.entry.title.length - b.entry.title.length)
      // The same name once: the command and not the setting, the page and not its heading.
      .filter(({ entry }, at, all) => all.findIndex(({ entry: { title } }) => title === entry.title) === at)
      .slice(0, limit)
      .map(({ entry }) => entry)
  )
}
