import type { Game, Lies, Mode } from './game.ts'
import type { NumberRange } from './range.ts'
import type { Result } from './results.ts'

/** One round of two players. */
export interface Round {
  readonly time: number
  /** Who guessed: the first player or the second. */
  readonly guesser: 0 | 1
  readonly guesses: number
}

/** What Number Guessing keeps. */
export interface NumberGuessingData {
  readonly mode: Mode
  /** What new games are played with. */
  readonly range: NumberRange
  /** Whether the visitor may lie in the game in which the program guesses. */
  readonly lieAllowed: boolean
  /** How many lies new games allow where they allow some. */
  readonly lies: Lies
  /** Of each mode the game that is going on or was the last. */
  readonly games: readonly Game[]
  readonly results: readonly Result[]
  readonly names: readonly [string, string]
  readonly rounds: readonly Round[]
  /** Whether numbers are shown in German words too. */
  readonly inWords: boolean
}

/** Who guesses next: the players take turns, the second one begins. */
export const guesserOf = (rounds: readonly Round[]): 0 | 1 => (rounds.length % 2 === 0 ? 1 : 0)

export const gameOf = (games: readonly Game[], mode: Mode) => games.find((game) => game.mode === mode)

/** The games with that of one mode replaced, or without it. */
export const withGame = (games: readonly Game[], mode: Mode, game: Game | undefined): readonly Game[] => [
  ...games.filter((other) => other.mode !== mode),
  ...(game ? [game] : []),
]
