import type { ShownLabels } from '../../labels.ts'
import { isOver, type Game } from '../../model/game.ts'

/** What the window says of a game in which the visitor guesses, until it is over; of any other it is loaded. */
export function firstMessageOf(game: Game, labels: ShownLabels) {
  const last = game.turns.at(-1)
  if (isOver(game) || game.mode === 'think') return undefined
  if (last) return labels.told(last.guess, last.answer)
  return game.mode === 'guess' && game.challenge === undefined ? labels.readyToGuess(game) : undefined
}
