import { sizeOf, type Range } from './range.ts'
import { countOf, segmentsOf, type Answer, type Segment, type Turn } from './turns.ts'

/** How many guesses are always enough without a lie: with the last one the number itself is named. */
export const bestPossible = (range: Range) => Math.ceil(Math.log2(sizeOf(range) + 1))

/** Numbers of each kind after an answer: those against which no, one, … answers speak. */
const afterAnswer = (segments: readonly Segment[], guess: number, answer: Answer, allowed: number) =>
  segments.flatMap((segment): Segment[] => {
    const [kept, lied]: [Range, Range] =
      answer === 'higher'
        ? [
            { low: Math.max(segment.low, guess + 1), high: segment.high },
            { low: segment.low, high: Math.min(segment.high, guess) },
          ]
        : [
            { low: segment.low, high: Math.min(segment.high, guess - 1) },
            { low: Math.max(segment.low, guess), high: segment.high },
          ]
    return [
      ...(kept.low <= kept.high ? [{ ...kept, lies: segment.lies }] : []),
      ...(lied.low <= lied.high && segment.lies < allowed ? [{ ...lied, lies: segment.lies + 1 }] : []),
    ]
  })

/** How often a number that so many lies speak for can still appear in the tree of questions (Berlekamp). */
const weightOf = (segments: readonly Segment[], questions: number, allowed: number) =>
  segments.reduce(
    (sum, { low, high, lies }) => sum + (high - low + 1) * (lies < allowed ? questions + 1 : 1),
    0,
  )

/** The fewest questions whose answers could tell all that is left apart. */
function questionsFor(segments: readonly Segment[], allowed: number) {
  let questions = 0
  while (weightOf(segments, questions, allowed) > 2 ** questions) questions++
  return questions
}

/**
 * The guess after which the worse of both answers leaves the least weight. Without lies this is the middle of
 * what is left; with one lie a number that no answer speaks against counts more, since it may still be lied
 * about.
 */
function guessFor(segments: readonly Segment[], allowed: number) {
  const low = segments[0]?.low ?? 0
  const high = segments.at(-1)?.high ?? 0
  const rest = Math.max(questionsFor(segments, allowed) - 1, 0)
  const weight = (guess: number, answer: Answer) =>
    weightOf(afterAnswer(segments, guess, answer, allowed), rest, allowed)
  // “Higher” leaves less and less as the guess grows, “lower” more and more: look for the crossing.
  let [from, to] = [low, high]
  while (from < to) {
    const middle = Math.floor((from + to) / 2)
    if (weight(middle, 'higher') > weight(middle, 'lower')) from = middle + 1
    else to = middle
  }
  const worst = (guess: number) => Math.max(weight(guess, 'higher'), weight(guess, 'lower'))
  return from > low && worst(from - 1) <= worst(from) ? from - 1 : from
}

/** What to guess now so that the number is found soon, whatever the answers. */
export const bestGuess = (range: Range, turns: readonly Turn[], allowed: number) =>
  guessFor(segmentsOf(range, turns, allowed), allowed)

/** Memo key: interval lengths and lies left, independent of offset. */
const shapeOf = (segments: readonly Segment[]) => {
  const start = segments[0]?.low ?? 0
  return segments.map(({ low, high, lies }) => `${low - start}-${high - start}:${lies}`).join(' ')
}

/** Adjacent runs with the same count of lies are one. */
const joined = (segments: readonly Segment[]) =>
  segments
    .toSorted((a, b) => a.low - b.low)
    .reduce<Segment[]>((runs, segment) => {
      const last = runs.at(-1)
      if (last && last.lies === segment.lies && last.high === segment.low - 1)
        runs[runs.length - 1] = { ...last, high: segment.high }
      else runs.push(segment)
      return runs
    }, [])

const enoughBySize = new Map<number, number>()

/** How many guesses `bestGuess` needs at most when one answer may be a lie; found by playing every game. */
export function enoughWithLie(range: Range) {
  const size = sizeOf(range)
  const enough = enoughBySize.get(size) ?? playEveryGame(range)
  enoughBySize.set(size, enough)
  return enough
}

function playEveryGame(range: Range) {
  const memo = new Map<string, number>()
  const worst = (segments: readonly Segment[]): number => {
    if (segments.length === 0) return 0
    const shape = shapeOf(segments)
    const known = memo.get(shape)
    if (known !== undefined) return known
    const guess = guessFor(segments, 1)
    const games = (['higher', 'lower'] as const).map((answer) =>
      worst(joined(afterAnswer(segments, guess, answer, 1))),
    )
    const guesses = 1 + Math.max(...games)
    memo.set(shape, guesses)
    return guesses
  }
  return worst([{ ...range, lies: 0 }])
}

/** How many numbers halving finds with the first guess, with the second, and so on. */
export function halvingDistribution(range: Range): readonly number[] {
  const counts: number[] = []
  let open = [sizeOf(range)]
  while (open.length > 0) {
    counts.push(open.length)
    open = open
      .flatMap((size) => [Math.floor((size - 1) / 2), Math.ceil((size - 1) / 2)])
      .filter((size) => size > 0)
  }
  return counts
}

/** The answer that leaves most, honest in that at least one number always fits all answers. */
export function adversaryAnswer(range: Range, turns: readonly Turn[], guess: number): Answer {
  const left = segmentsOf(range, turns, 0)
  const higher = countOf(afterAnswer(left, guess, 'higher', 0))
  const lower = countOf(afterAnswer(left, guess, 'lower', 0))
  if (higher === 0 && lower === 0) return 'equal'
  return higher >= lower ? 'higher' : 'lower'
}
