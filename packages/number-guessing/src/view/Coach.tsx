import { useAtomValue } from 'jotai'
import { worthOf, type Worth } from '../model/coach.ts'
import { liesAllowed } from '../model/game.ts'
import { useLater } from './useLater.ts'

const WIDTH = 100

const sum = (worths: readonly Worth[], part: keyof Worth) =>
  worths.reduce((total, worth) => total + worth[part], 0)

/** What each guess of a game that is over was worth, beside the best one. */
export default function Coach() {
  const { state, labels } = useLater()
  const game = useAtomValue(state.game)
  if (game.mode === 'think' || liesAllowed(game) > 0 || game.turns.length === 0) return null
  const worths = worthOf(game, game.turns)
  const most = Math.max(...worths.map(({ sure, best }) => Math.max(sure, best)), 1)
  const x = (bits: number) => (bits / most) * WIDTH
  return (
    <section className="number-guessing-panel" aria-label={labels.coach}>
      <h2>{labels.coach}</h2>
      <p>
        <strong>{labels.coachSum(sum(worths, 'sure'), sum(worths, 'best'))}</strong> {labels.coachIntro}
      </p>
      <ol className="number-guessing-coach">
        {worths.map(({ won, sure, best }, place) => {
          const guess = game.turns[place]?.guess ?? 0
          return (
            // Turns of a game that is over do not change.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={place}>
              <span aria-hidden="true">{labels.number(guess)}</span>
              <span className="ui-visually-hidden">
                {labels.coachTurn(place + 1, guess, sure, best, won)}
              </span>
              <svg aria-hidden="true" viewBox={`0 0 ${WIDTH} 6`} preserveAspectRatio="none">
                <path className="number-guessing-rail" d={`M0 3h${WIDTH}`} />
                <path className="number-guessing-sure" d={`M0 3h${x(sure)}`} />
                <path className="number-guessing-best" d={`M${x(best)} 0v6`} />
              </svg>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
