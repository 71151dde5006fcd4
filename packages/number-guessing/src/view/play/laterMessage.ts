import type { NumberGuessingLabels, ShownLabels } from '../../labels.ts'
import { laterLabels } from '../../laterLabels.ts'
import {
  enoughGuesses,
  isOver,
  liesAllowed,
  numbersLeft,
  programGuess,
  segmentsLeft,
  toldLies,
  type Game,
} from '../../model/game.ts'

/** What the window says where `firstMessageOf` has nothing to say. */
export function laterMessageOf(game: Game, shown: ShownLabels) {
  const labels = { ...laterLabels, ...shown }
  if (isOver(game)) return resultOf(game, labels)
  if (game.mode === 'think') {
    if (numbersLeft(game) === 0) return labels.contradictionTitle
    const guess = programGuess(game)
    if (game.turns.length === 0) return `${labels.ready.think(game)} ${labels.ask(guess)}`
    return numbersLeft(game) === 1 ? labels.onlyOne(guess) : labels.ask(guess)
  }
  return game.mode === 'guess' ? labels.challenged(game) : labels.ready[game.mode](game, liesAllowed(game))
}

function resultOf(game: Game, labels: NumberGuessingLabels) {
  const guesses = game.turns.length
  if (game.gaveUp === true) {
    if (game.secret !== undefined) return labels.gaveUp(game.secret)
    const left = segmentsLeft(game)
    return labels.gaveUpOpen({ low: left[0]?.low ?? game.low, high: left.at(-1)?.high ?? game.high })
  }
  if (game.mode === 'think')
    return labels.foundByProgram(game.turns.at(-1)?.guess ?? 0, guesses, enoughGuesses(game))
  const found = labels.found(guesses, enoughGuesses(game))
  if (game.mode !== 'lie') return found
  return `${found} ${labels.liesTold(toldLies(game).map((place) => place + 1))}`
}
