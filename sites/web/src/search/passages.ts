import { foldGerman, wordsOf } from '@kleinzeug/text-search'
import type { SearchEntry, SectionText } from './searchEntry.ts'

/** Shorter words are in every sentence. */
const shortest = 3
/** Passages of one page that are shown, so that others are too. */
const ofOnePage = 2
/** As much of a sentence as two lines show. */
const longest = 160

/** Neither „am 31. Dezember“ nor „Abs. 2“ ends a sentence. */
const sentencesOf = (text: string) =>
  text.split(
    /(?<=[.!?:…]“?)(?<!\b(?:Abs|Art|Nr)\.) (?!(?:Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)\b)(?=[\p{Lu}„\d])/u,
  )

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
 * Where the texts of the site have every word of a query in one sentence, each section once, two of a page.
 *
 * @param named what was found by its name, which is not shown again
 * @param limit how many at most
 */
export function passages(
  texts: readonly SectionText[],
  query: string,
  named: readonly SearchEntry[] = [],
  limit = 6,
): SearchEntry[] {
  const typed = wordsOf(query)
  if (!typed.some((word) => word.length >= shortest)) return []
  const found: SearchEntry[] = []
  const isShown = (path: string) => named.some((entry) => entry.path === path && path.includes('#'))
  for (const [path, title, text] of texts) {
    if (found.length === limit) break
    if (isShown(path) || found.filter((entry) => entry.title === title).length === ofOnePage) continue
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
