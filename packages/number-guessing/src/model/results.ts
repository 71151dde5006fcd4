import { sizeOf, type NumberRange } from './range.ts'
import type { Lies, Mode } from './game.ts'

/** A game that was won, for the statistics; of the game of the day also one that was given up. */
export interface Result extends NumberRange {
  /** When, in ms since 1970; tells results of two tabs apart. */
  readonly time: number
  readonly mode: Mode
  readonly guesses: number
  /** How many lies were allowed where some were; one when left out. */
  readonly lies?: Lies | undefined
  readonly day?: string | undefined
  readonly gaveUp?: boolean | undefined
}

export const MOST_RESULTS = 1000

type Played = Pick<Result, 'mode' | 'lies' | 'low' | 'high'>

/** Results of one mode, range and number of lies, the ones that can be compared. */
export const comparable = (results: readonly Result[], { mode, lies = 1, ...range }: Played) =>
  results.filter(
    (result) => result.mode === mode && (result.lies ?? 1) === lies && sizeOf(result) === sizeOf(range),
  )
