import type { ShownLabels } from '../labels.ts'
import { liesAllowed, numbersLeft, programGuess, type Game } from '../model/game.ts'

/** What the window says about a game that is not over. */
export function messageOf(game: Game, labels: ShownLabels) {
  const last = game.turns.at(-1)
  if (game.mode === 'think') {
    const left = numbersLeft(game)
    if (left === 0) return labels.contradictionTitle
    if (!last) return `${labels.ready.think(game)} ${labels.ask(programGuess(game))}`
    return left === 1 ? labels.onlyOne(programGuess(game)) : labels.ask(programGuess(game))
  }
  if (last) return labels.told(last.guess, last.answer)
  return game.challenge === undefined
    ? labels.ready[game.mode](game, liesAllowed(game))
    : labels.challenged(game)
}
