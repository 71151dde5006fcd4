import { Sample, SampleKey } from '@kleinzeug/shell'
import { DotMatrix, Legend } from '@kleinzeug/ui'
import { useAtomValue } from 'jotai'
import { lazy, Suspense } from 'react'
import {
  enoughGuesses,
  isFound,
  isOver,
  liesAllowed,
  numbersLeft,
  programGuess,
  segmentsLeft,
  toldLies,
  type Game,
} from '../../model/game.ts'
import { countOf } from '../../model/turns.ts'
import { Funnel } from './Funnel.tsx'
import { useNumberGuessing } from '../NumberGuessingContext.ts'

const NumberInWords = lazy(() => import('./NumberInWords.tsx'))

const arrows = { higher: ' ↑', lower: ' ↓', equal: '' } as const

/** The number in the display, and whether it is too low or too high. */
function displayed(game: Game) {
  const last = game.turns.at(-1)
  if (game.gaveUp === true) return game.secret === undefined ? '?' : String(game.secret)
  if (game.mode === 'think' && !isFound(game)) return numbersLeft(game) > 0 ? `${programGuess(game)}?` : '?'
  return last ? `${last.guess}${arrows[last.answer]}` : ''
}

/** The number in the display, and nothing where it shows none. */
function numberOf(game: Game) {
  if (game.gaveUp === true) return game.secret
  if (game.mode === 'think' && !isFound(game)) return numbersLeft(game) > 0 ? programGuess(game) : undefined
  return game.turns.at(-1)?.guess
}

/** The sunken window: what is left, the number, the message, and the course of the game. */
export function GameDisplay({ message }: { message: string }) {
  const { state } = useNumberGuessing()
  const hasEnded = isFound(useAtomValue(state.game))
  const untouched = useAtomValue(state.untouched)
  return (
    <div className="ui-window number-guessing-window" data-over={hasEnded || undefined}>
      <Sample when={untouched}>
        <Head />
      </Sample>
      <p className="number-guessing-message">{message}</p>
      <Sample when={untouched}>
        <Course />
      </Sample>
      <SampleKey when={untouched} />
    </div>
  )
}

function Course() {
  const game = useAtomValue(useNumberGuessing().state.game)
  return <Funnel game={game} lies={isOver(game) ? toldLies(game) : []} />
}

function Head() {
  const { state, labels } = useNumberGuessing()
  const game = useAtomValue(state.game)
  const segments = segmentsLeft(game)
  const doubted = countOf(segments.filter(({ lies }) => lies > 0))
  const left = isFound(game) ? 1 : countOf(segments)
  const attempt = Math.max(isOver(game) ? game.turns.length : game.turns.length + 1, 1)
  const number = useAtomValue(state.inWords) ? numberOf(game) : undefined
  const digits = String(game.high).length
  return (
    <>
      <div className="number-guessing-head">
        <Legend>
          {liesAllowed(game) > 0 && !isFound(game) && doubted > 0
            ? labels.leftWithLie(left, doubted)
            : labels.left(left)}
        </Legend>
        <Legend>{labels.attempt(attempt, enoughGuesses(game))}</Legend>
      </div>
      <div className="number-guessing-display" aria-hidden="true">
        <DotMatrix
          text={displayed(game)}
          columns={Math.max(digits + 1, 4) * 6 + 24}
          rows={11}
          align="center"
        />
      </div>
      {number !== undefined && (
        <Suspense fallback={null}>
          <NumberInWords number={number} />
        </Suspense>
      )}
    </>
  )
}
