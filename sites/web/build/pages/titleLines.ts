import { layOutDots } from '../../src/frame/logo/layOutDots.ts'

/** How many dots a text is wide. The layout has a margin of one dot on each side. */
export const widthOf = (text: string) => layOutDots(text).columns - 2

/** What a syllable begins with in most German words: one consonant, then a vowel; two letters more stay with it. */
const syllable = /^[b-df-hj-np-tv-z][aeiouäöü]\p{L}{2}/iu

/** How many letters of a word stand before its hyphen: up to the last syllable that fits, or as many as fit. */
function breakOf(word: string, limit: number): number {
  let most = word.length
  while (widthOf(`${word.slice(0, most)}-`) > limit) most--
  for (let length = most; length > 2; length--) if (syllable.test(word.slice(length))) return length
  return most
}

/**
 * Breaks a title into lines that fit, at its spaces and, where a word is too long, inside of it.
 *
 * @param limit in dots
 */
export function linesOf(title: string, limit: number): string[] {
  const lines = ['']
  for (const word of title.split(' ')) {
    let rest = word
    const line = lines.at(-1)!
    if (widthOf(`${line} ${rest}`.trim()) <= limit) {
      lines[lines.length - 1] = `${line} ${rest}`.trim()
      continue
    }
    while (widthOf(rest) > limit) {
      const length = breakOf(rest, limit)
      lines.push(`${rest.slice(0, length)}-`)
      rest = rest.slice(length)
    }
    lines.push(rest)
  }
  return lines.filter(Boolean)
}
