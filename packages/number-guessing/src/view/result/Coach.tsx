import { useAtomValue } from 'jotai'
import { bestOnes, worthOf, type Worth } from '../../model/coach.ts'
import { liesAllowed, type Game } from '../../model/game.ts'
import { useLater } from '../useLater.ts'

const WIDTH = 100

const sum = (worths: readonly Worth[], part: keyof Worth) =>
  worths.reduce((total, worth) => total + worth[part], 0)

type Labels = ReturnType<typeof useLater>['labels']

/** What is said and drawn of a game: bits where answers are true, else which guesses were as good as the best. */
function reviewOf(game: Game, labels: Labels) {
  const lies = liesAllowed(game)
  if (lies > 0) {
    const best = bestOnes(game, game.turns, lies)
    return {
      summary: labels.coachLieSum(best.filter((isBest) => !isBest).length),
      intro: labels.coachLieIntro,
      rows: best.map((isBest) => ({ sure: Number(isBest), best: 1 })),
      textOf: (place: number, guess: number) => labels.coachLieTurn(place + 1, guess, best[place] === true),
    }
  }
  const worths = worthOf(game, game.turns)
  return {
    summary: labels.coachSum(sum(worths, 'sure'), sum(worths, 'best')),
    intro: labels.coachIntro,
    rows: worths,
    textOf: (place: number, guess: number) => {
      const { sure = 0, best = 0, won = 0 } = worths[place] ?? {}
      return labels.coachTurn(place + 1, guess, sure, best, won)
    },
  }
}

/** What each guess of a game that is over was worth, beside the best one. */
export default function Coach() {
  const { state, labels } = useLater()
  const game = useAtomValue(state.game)
  if (game.mode === 'think' || game.turns.length === 0) return null
  const { summary, intro, rows, textOf } = reviewOf(game, labels)
  const most = Math.max(...rows.map(({ sure, best }) => Math.max(sure, best)), 1)
  const x = (worth: number) => (worth / most) * WIDTH
  return (
    <section className="number-guessing-panel" aria-label={labels.coach}>
      <h2>{labels.coach}</h2>
      <p>
        <strong>{summary}</strong> {intro}
      </p>
      <ol className="number-guessing-coach">
        {rows.map(({ sure, best }, place) => {
          const guess = game.turns[place]?.guess ?? 0
          return (
            // Turns of a game that is over do not change.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={place}>
              <span aria-hidden="true">{labels.number(guess)}</span>
              <span className="ui-visually-hidden">{textOf(place, guess)}</span>
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
