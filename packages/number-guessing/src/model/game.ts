import { randomBelow, type RandomSource } from '@kleinzeug/random'
import type { Challenge } from './challenge.ts'
import { dailyRange, dailySecret } from './daily.ts'
import { HIGHEST, sizeOf, type NumberRange } from './range.ts'
import { adversaryAnswer, bestGuess, bestPossible, bestPossibleWithLies } from './strategy.ts'
import { countOf, segmentsOf, truthfulAnswer, type Answer, type Turn } from './turns.ts'

/**
 * Who looks for the number and how it is answered: you guess an honest number, you think of one and the
 * program guesses, an adversary, one or two lies at most, the number of the day, two players.
 */
export const modes = ['guess', 'think', 'adversary', 'lie', 'daily', 'pair'] as const
export type Mode = (typeof modes)[number]

/** How many answers may be lies where some may. */
export const lieCounts = [1, 2] as const
export type Lies = (typeof lieCounts)[number]

/** A game, whole: it goes on after a reload. */
export interface Game extends NumberRange {
  readonly mode: Mode
  readonly turns: readonly Turn[]
  /** The number that was drawn or set; none while the visitor thinks of it, or an adversary decides late. */
  readonly secret?: number | undefined
  /** Which answer is a lie, from 0; none when no lie is told. */
  readonly lieAt?: number | undefined
  /** Which answer is the other lie. */
  readonly secondLieAt?: number | undefined
  /** Whether the visitor may lie. */
  readonly lieAllowed?: boolean | undefined
  /** How many lies there may be where there may be some; one when left out. */
  readonly lies?: Lies | undefined
  readonly day?: string | undefined
  /** The challenge that the number follows from. */
  readonly challenge?: string | undefined
  readonly gaveUp?: boolean | undefined
}

export type Lying = Pick<Game, 'mode' | 'lieAllowed' | 'lies'>

export const liesAllowed = ({ mode, lieAllowed, lies = 1 }: Lying) =>
  mode === 'lie' || (mode === 'think' && lieAllowed === true) ? lies : 0

/** The largest range by lies: with some all positions are searched, and the answer is to be there at once. */
const mostByLies = [HIGHEST + 1, 1000, 100] as const
export const mostNumbers = (lying: Lying) => mostByLies[liesAllowed(lying)]

/** How many guesses are always enough with thought. */
export function enoughGuesses(game: Lying & NumberRange) {
  const lies = liesAllowed(game)
  return lies === 0 ? bestPossible(game) : bestPossibleWithLies(game, lies)
}

export interface NewGame extends NumberRange {
  readonly mode: Mode
  readonly lieAllowed?: boolean | undefined
  readonly lies?: Lies | undefined
  readonly day: string
  /** The number that one player sets for the other. */
  readonly secret?: number | undefined
  readonly challenge?: Challenge | undefined
}

export function newGame(
  { mode, low, high, lieAllowed, lies = 1, day, secret, challenge }: NewGame,
  random: RandomSource,
): Game {
  const range = { low, high }
  const drawn = () => low + randomBelow(sizeOf(range), random)
  switch (mode) {
    case 'think':
      return { mode, ...range, turns: [], ...(lieAllowed === true && { lieAllowed, lies }) }
    case 'adversary':
      return { mode, ...range, turns: [] }
    case 'daily':
      return { mode, ...dailyRange, turns: [], day, secret: dailySecret(day) }
    case 'pair':
      return { mode, ...range, turns: [], secret }
    case 'lie': {
      const game = { mode, ...range, lies, turns: [], secret: drawn() }
      // Each is one of the answers up to the last needed one, or is not told.
      const enough = enoughGuesses(game)
      const [lieAt, secondLieAt] = lieCounts
        .map((count) => (count > lies ? enough : randomBelow(enough + 1, random)))
        .filter((place, at, places) => place < enough && places.indexOf(place) === at)
      return {
        ...game,
        ...(lieAt !== undefined && { lieAt }),
        ...(secondLieAt !== undefined && { secondLieAt }),
      }
    }
    default:
      return challenge
        ? { mode, ...challenge.range, turns: [], secret: challenge.secret, challenge: challenge.code }
        : { mode, ...range, turns: [], secret: drawn() }
  }
}

function liedAnswer({ low, high }: NumberRange, secret: number, guess: number): Answer {
  if (guess === secret)
    return guess >= high ? 'lower' : guess <= low ? 'higher' : secret % 2 === 0 ? 'higher' : 'lower'
  return secret > guess ? 'lower' : 'higher'
}

/** What the program answers to a guess. */
export function answerTo(game: Game, guess: number): Answer {
  if (game.mode === 'adversary' || game.secret === undefined) return adversaryAnswer(game, game.turns, guess)
  if ([game.lieAt, game.secondLieAt].includes(game.turns.length)) return liedAnswer(game, game.secret, guess)
  return truthfulAnswer(game.secret, guess)
}

export const isFound = ({ turns }: Game) => turns.at(-1)?.answer === 'equal'
export const isOver = (game: Game) => isFound(game) || game.gaveUp === true

/** The game after a guess; one that is over stays as it is. */
export const guessed = (game: Game, guess: number): Game =>
  isOver(game) ? game : { ...game, turns: [...game.turns, { guess, answer: answerTo(game, guess) }] }

/** What is left of the range, by how many answers would be lies. */
export const segmentsLeft = (game: Game) => segmentsOf(game, game.turns, liesAllowed(game))
export const numbersLeft = (game: Game) => countOf(segmentsLeft(game))

/** What the program guesses while the visitor thinks of a number. */
export const programGuess = (game: Game) => bestGuess(game, game.turns, liesAllowed(game))

/** The game after the visitor's answer to the program's guess. */
export const answered = (game: Game, answer: Answer): Game => ({
  ...game,
  turns: [...game.turns, { guess: programGuess(game), answer }],
})

/** Which answers of a finished game were the lies that were told, from 0. */
export const toldLies = ({ lieAt, secondLieAt, turns }: Game): readonly number[] =>
  turns.flatMap((_, place) => (place === lieAt || place === secondLieAt ? [place] : []))
