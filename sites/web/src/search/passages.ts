import { foldGerman, wordsOf } from '@kleinzeug/text-search'
import type { SearchEntry, SectionText } from './searchEntry.ts'

/** Shorter words are in every sentence. */
const shortest = 3
/** As much of a sentence as two lines show. */
const longest = 160

const sentencesOf = (text: string) => text.split(/(?<=[.!?:…“]) (?=[\p{Lu}„\d])/u)

/** A sentence around its first hit. */
function shortened(sentence: string, word: string): string {
  if (sentence.length <= longest) return sentence
  const at = Math.max(0, foldGerman(sentence).indexOf(word))
  const from = Math.max(0, Math.min(at - 50, sentence.length - longest))
  const start = from === 0 ? 0 : sentence.indexOf(' ', from) + 1
  const end =
    start + longest >= sentence.length ? sentence.length : sentence.lastIndexOf(' ', start + longest)
  return `${start > 0 ? '… ' : ''}${sentence.slice(start, end)}${end < sentence.length ? ' …' : ''}`
}

/**
 * Where the texts of the site have every word of a query in one sentence, each section once.
 *
 * @param limit how many at most
 */
export function passages(texts: readonly SectionText[], query: string, limit = 6): SearchEntry[] {
  const typed = wordsOf(query)
  if (!typed.some((word) => word.length >= shortest)) return []
  const found: SearchEntry[] = []
  for (const [path, title, text] of texts) {
    if (found.length === limit) break
    const folded = foldGerman(text)
    if (!typed.every((word) => folded.includes(word))) continue
    const sentence = sentencesOf(text).find((each) => {
      const words = wordsOf(each)
      return typed.every((word) => words.some((candidate) => candidate.startsWith(word)))
    })
    if (sentence) found.push({ path, title, kind: 'Textstelle', text: shortened(sentence, typed[0]!) })
  }
  return found
}
