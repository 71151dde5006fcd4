import type { WordSource } from './WordSource.ts'

/** Bounds of a length, both included. */
export interface Bounds {
  readonly min: number
  readonly max: number
}

/** All sequences of words, numbered from 0. */
export interface WordSequences {
  readonly size: bigint
  readonly at: (index: bigint) => readonly string[]
}

/** Any words: each has as many choices as the list has words. */
function anySequences(words: WordSource, count: number): WordSequences {
  const choices = BigInt(words.size)
  return {
    size: choices ** BigInt(count),
    at: (index) => {
      let rest = index
      return Array.from({ length: count }, () => {
        const word = words.at(Number(rest % choices))
        rest /= choices
        return word
      })
    },
  }
}

/** Indices of the words of each length. */
const indices = new WeakMap<WordSource, readonly (readonly number[])[]>()

function indicesByLength(words: WordSource) {
  const known = indices.get(words)
  if (known) return known
  const byLength: number[][] = []
  for (let index = 0; index < words.size; index++) {
    const { length } = words.at(index)
    for (let more = byLength.length; more <= length; more++) byLength.push([])
    byLength[length]?.push(index)
  }
  indices.set(words, byLength)
  return byLength
}

/** Words whose letters together keep the bounds; counted exactly, so that each sequence is as likely as any other. */
function boundedSequences(words: WordSource, count: number, { min, max }: Bounds): WordSequences {
  const byLength = indicesByLength(words)
  // `ways[c][t]`: sequences of c words with at most t letters.
  const ways: bigint[][] = [Array.from({ length: Math.max(max, 0) + 1 }, () => 1n)]
  for (let more = 1; more <= count; more++)
    ways.push(
      Array.from({ length: Math.max(max, 0) + 1 }, (_, letters) =>
        byLength.reduce(
          (sum, own, length) =>
            length <= letters ? sum + BigInt(own.length) * (ways[more - 1]?.[letters - length] ?? 0n) : sum,
          0n,
        ),
      ),
    )
  const atMost = (places: number, letters: number) => (letters < 0 ? 0n : (ways[places]?.[letters] ?? 0n))
  const between = (places: number, low: number, high: number) =>
    atMost(places, high) - atMost(places, low - 1)
  return {
    size: between(count, min, max),
    at: (index) => {
      let [rest, low, high] = [index, min, max]
      return Array.from({ length: count }, (_, place) => {
        const places = count - place - 1
        for (const [length, own] of byLength.entries()) {
          const each = between(places, low - length, high - length)
          const all = BigInt(own.length) * each
          if (rest >= all) {
            rest -= all
            continue
          }
          const word = words.at(own[Number(rest / each)] ?? 0)
          rest %= each
          low -= length
          high -= length
          return word
        }
        return ''
      })
    },
  }
}

/** All sequences of so many words. @param letters bounds of the letters of all words together */
export const wordSequences = (words: WordSource, count: number, letters?: Bounds): WordSequences =>
  letters ? boundedSequences(words, count, letters) : anySequences(words, count)
