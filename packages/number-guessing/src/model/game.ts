import { randomBelow, type RandomSource } from '@kleinzeug/random'
import type { Challenge } from './challenge.ts'
import { dailyRange, dailySecret } from './daily.ts'
import { HIGHEST, sizeOf, type Range } from './range.ts'
import { adversaryAnswer, bestGuess, bestPossible, bestPossibleWithLie } from './strategy.ts'
import { countOf, segmentsOf, truthfulAnswer, type Answer, type Turn } from './turns.ts'

/**
 * Who looks for the number and how it is answered: you guess an honest number, you think of one and the
 * program guesses, an adversary, at most one lie, the number of the day, two players.
 */
export const modes = ['guess', 'think', 'adversary', 'lie', 'daily', 'pair'] as const
export type Mode = (typeof modes)[number]

/** A game, whole: it goes on after a reload. */
export interface Game extends Range {
  readonly mode: Mode
  readonly turns: readonly Turn[]
  /** The number that was drawn or set; none while the visitor thinks of it, or an adversary decides late. */
  readonly secret?: number | undefined
  /** Which answer is the lie, from 0; none when no lie is told. */
  readonly lieAt?: number | undefined
  /** Whether the visitor may lie once. */
  readonly lieAllowed?: boolean | undefined
  readonly day?: string | undefined
  /** The challenge that the number follows from. */
  readonly challenge?: string | undefined
  readonly gaveUp?: boolean | undefined
}

/** With a lie all positions are searched to know how many guesses are enough; so far at once. */
export const MOST_WITH_LIE = 1000
export const mostNumbers = (mode: Mode, lieAllowed = false) =>
  mode === 'lie' || (mode === 'think' && lieAllowed) ? MOST_WITH_LIE : HIGHEST + 1

export const liesAllowed = ({ mode, lieAllowed }: Pick<Game, 'mode' | 'lieAllowed'>) =>
  mode === 'lie' || (mode === 'think' && lieAllowed === true) ? 1 : 0

/** How many guesses are always enough with thought. */
export const enoughGuesses = (game: Pick<Game, 'mode' | 'lieAllowed' | 'low' | 'high'>) =>
  liesAllowed(game) === 1 ? bestPossibleWithLie(game) : bestPossible(game)

export interface NewGame extends Range {
  readonly mode: Mode
  readonly lieAllowed?: boolean | undefined
  readonly day: string
  /** The number that one player sets for the other. */
  readonly secret?: number | undefined
  readonly challenge?: Challenge | undefined
}

export function newGame(
  { mode, low, high, lieAllowed, day, secret, challenge }: NewGame,
  random: RandomSource,
): Game {
  const range = { low, high }
  const drawn = () => low + randomBelow(sizeOf(range), random)
  switch (mode) {
    case 'think':
      return { mode, ...range, turns: [], ...(lieAllowed === true && { lieAllowed }) }
    case 'adversary':
      return { mode, ...range, turns: [] }
    case 'daily':
      return { mode, ...dailyRange, turns: [], day, secret: dailySecret(day) }
    case 'pair':
      return { mode, ...range, turns: [], secret }
    case 'lie': {
      const game = { mode, ...range, turns: [], secret: drawn() }
      // One of the answers up to the last needed one, or none at all.
      const lieAt = randomBelow(bestPossibleWithLie(range) + 1, random)
      return lieAt < bestPossibleWithLie(range) ? { ...game, lieAt } : game
    }
    default:
      return challenge
        ? { mode, ...challenge.range, turns: [], secret: challenge.secret, challenge: challenge.code }
        : { mode, ...range, turns: [], secret: drawn() }
  }
}

function liedAnswer({ low, high }: Range, secret: number, guess: number): Answer {
  if (guess === secret)
    return guess >= high ? 'lower' : guess <= low ? 'higher' : secret % 2 === 0 ? 'higher' : 'lower'
  return secret > guess ? 'lower' : 'higher'
}

/** What the program answers to a guess. */
export function answerTo(game: Game, guess: number): Answer {
  if (game.mode === 'adversary' || game.secret === undefined) return adversaryAnswer(game, game.turns, guess)
  if (game.lieAt === game.turns.length) return liedAnswer(game, game.secret, guess)
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

/** Which answer of a finished game was the lie that was told, from 0. */
export const toldLie = ({ lieAt, turns }: Game) =>
  lieAt !== undefined && lieAt < turns.length ? lieAt : undefined
