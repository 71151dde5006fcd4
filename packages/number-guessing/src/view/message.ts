import type { NumberGuessingLabels } from '../labels.ts'
import {
  enoughGuesses,
  isFound,
  liesAllowed,
  numbersLeft,
  programGuess,
  revealed,
  toldLie,
  type Game,
} from '../model/game.ts'

/** What the window says about the game. */
export function messageOf(game: Game, labels: NumberGuessingLabels) {
  const last = game.turns.at(-1)
  const guesses = game.turns.length
  if (game.gaveUp === true) return labels.gaveUp(revealed(game) ?? game.low)
  if (game.mode === 'think') {
    if (last && isFound(game)) return labels.foundByProgram(last.guess, guesses, enoughGuesses(game))
    const left = numbersLeft(game)
    if (left === 0) return labels.contradictionTitle
    if (!last) return `${labels.ready.think(game)} ${labels.ask(programGuess(game))}`
    return left === 1 ? labels.onlyOne(programGuess(game)) : labels.ask(programGuess(game))
  }
  if (!last) return labels.ready[game.mode](game)
  if (!isFound(game)) return labels.told(last.guess, last.answer)
  const found = labels.found(guesses, enoughGuesses(game), liesAllowed(game) === 0)
  if (game.mode !== 'lie') return found
  const lie = toldLie(game)
  return `${found} ${lie === undefined ? labels.noLieTold : labels.lieTold(lie + 1)}`
}
