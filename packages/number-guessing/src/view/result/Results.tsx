import { Button } from '@kleinzeug/ui'
import { useSetAtom } from 'jotai'
import { distributionOf, halvingShares, meanOf } from '../../model/distribution.ts'
import type { Game } from '../../model/game.ts'
import type { Result } from '../../model/results.ts'
import { useLater } from '../useLater.ts'

const MOST_DOTS = 40

/** The games of one mode and range, by how many guesses they took. */
export default function Results({ game, all }: { game: Game; all: readonly Result[] }) {
  const { state, labels } = useLater()
  const clear = useSetAtom(state.clearResults)
  const results = all.filter(({ gaveUp }) => !gaveUp)
  const counts = distributionOf(results)
  const { shares, mean } = halvingShares(game)
  // Halving is the yardstick where answers are true and the number is drawn.
  const honest = game.mode === 'guess' || game.mode === 'daily'
  const rows = Math.max(counts.length, honest ? shares.length : 0)
  const most = Math.max(...counts, 1)
  const scale = Math.min(1, MOST_DOTS / most)
  return (
    <>
      <p className="number-guessing-means">
        <strong>{labels.games(results.length)}</strong>
        {results.length > 0 && <>, {labels.mean(meanOf(results))}</>}
        {honest && <>. {labels.halvingMean(mean)}</>}
        {all.length > results.length && <>. {labels.gaveUpGames(all.length - results.length)}</>}
      </p>
      <ol aria-label={labels.distribution}>
        {Array.from({ length: rows }, (_, at) => {
          const played = counts[at] ?? 0
          const halving = honest ? (shares[at] ?? 0) * results.length : 0
          return (
            // oxlint-disable-next-line react/no-array-index-key
            <li key={at}>
              <span aria-hidden="true">{at + 1}</span>
              <span className="ui-visually-hidden">{labels.bar(at + 1, played, halving)}</span>
              <svg aria-hidden="true" viewBox={`0 0 ${MOST_DOTS * 3 + 3} 4`}>
                <path className="number-guessing-unlit" d={`M1.5 2h${(MOST_DOTS - 1) * 3 + 0.01}`} />
                {played > 0 && (
                  <path
                    className="number-guessing-lit"
                    d={`M1.5 2h${(Math.max(Math.round(played * scale), 1) - 1) * 3 + 0.01}`}
                  />
                )}
                {honest && (
                  <path
                    className="number-guessing-optimum"
                    d={`M${Math.min(halving * scale, MOST_DOTS) * 3} 0v4`}
                  />
                )}
              </svg>
              <span aria-hidden="true">{played > 0 ? labels.number(played) : ''}</span>
            </li>
          )
        })}
      </ol>
      {honest && (
        <p className="number-guessing-legend">
          <span data-of="you">{labels.you}</span>
          <span data-of="halving">{labels.halving}</span>
        </p>
      )}
      <Button onClick={clear}>{labels.clearResults(labels.modes[game.mode], labels.rangeOf(game))}</Button>
    </>
  )
}
