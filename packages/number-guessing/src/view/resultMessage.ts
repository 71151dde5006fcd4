import type { ShownLabels } from '../labels.ts'
import { laterLabels } from '../laterLabels.ts'
import { enoughGuesses, segmentsLeft, toldLies, type Game } from '../model/game.ts'

/** What the window says about a game that is over. */
export function resultMessageOf(game: Game, shown: ShownLabels) {
  const labels = { ...laterLabels, ...shown }
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
