import { liesAllowed, type Game } from '../../model/game.ts'
import { countOf, segmentsOf, type Answer } from '../../model/turns.ts'
import { DotLine } from './DotLine.tsx'
import { useNumberGuessing } from '../NumberGuessingContext.ts'

const signs: Readonly<Record<Answer, string>> = { higher: '↑', lower: '↓', equal: '=' }

/** The course of the game: one line of dots for each answer, and what it left shrinks from line to line. */
export function Funnel({ game, lies }: { game: Game; lies: readonly number[] }) {
  const { labels } = useNumberGuessing()
  const allowed = liesAllowed(game)
  return (
    <div className="number-guessing-funnel">
      <div className="number-guessing-scale" aria-hidden="true">
        <span>{labels.number(game.low)}</span>
        <span>{labels.number(Math.floor((game.low + game.high) / 2))}</span>
        <span>{labels.number(game.high)}</span>
      </div>
      <ol aria-label={labels.turns}>
        <li className="number-guessing-whole" aria-hidden="true">
          <span />
          <DotLine range={game} segments={segmentsOf(game, [], 0)} />
        </li>
        {game.turns.map((turn, place) => {
          const segments =
            turn.answer === 'equal'
              ? [{ low: turn.guess, high: turn.guess, lies: 0 }]
              : segmentsOf(game, game.turns.slice(0, place + 1), allowed)
          return (
            // Turns are only added and taken away at the end.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={place} data-lie={lies.includes(place) || undefined}>
              <span className="number-guessing-turn" aria-hidden="true">
                {labels.number(turn.guess)} <b>{signs[turn.answer]}</b>
              </span>
              <span className="ui-visually-hidden">
                {labels.turn(place + 1, turn.guess, turn.answer, countOf(segments))}
              </span>
              <DotLine range={game} segments={segments} guess={turn.guess} />
            </li>
          )
        })}
      </ol>
    </div>
  )
}
