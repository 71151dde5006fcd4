import type { ShownLabels } from '../labels.ts'
import {
  enoughGuesses,
  isFound,
  liesAllowed,
  numbersLeft,
  programGuess,
  segmentsLeft,
  toldLies,
  type Game,
} from '../model/game.ts'

/** What the window says about the game. */
export function messageOf(game: Game, labels: ShownLabels) {
  const last = game.turns.at(-1)
  const guesses = game.turns.length
  if (game.gaveUp === true) {
    if (game.secret !== undefined) return labels.gaveUp(game.secret)
    const left = segmentsLeft(game)
    return labels.gaveUpOpen({ low: left[0]?.low ?? game.low, high: left.at(-1)?.high ?? game.high })
  }
  if (game.mode === 'think') {
    if (last && isFound(game)) return labels.foundByProgram(last.guess, guesses, enoughGuesses(game))
    const left = numbersLeft(game)
    if (left === 0) return labels.contradictionTitle
    if (!last) return `${labels.ready.think(game)} ${labels.ask(programGuess(game))}`
    return left === 1 ? labels.onlyOne(programGuess(game)) : labels.ask(programGuess(game))
  }
  if (!last)
    return game.challenge === undefined
      ? labels.ready[game.mode](game, liesAllowed(game))
      : labels.challenged(game)
  if (!isFound(game)) return labels.told(last.guess, last.answer)
  const found = labels.found(guesses, enoughGuesses(game))
  if (game.mode !== 'lie') return found
  return `${found} ${labels.liesTold(toldLies(game).map((place) => place + 1))}`
}
