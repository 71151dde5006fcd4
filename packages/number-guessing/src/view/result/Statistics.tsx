import { Sample } from '@kleinzeug/shell'
import { Legend } from '@kleinzeug/ui'
import { useAtomValue } from 'jotai'
import { lazy, Suspense } from 'react'
import { comparable } from '../../model/results.ts'
import { useNumberGuessing } from '../NumberGuessingContext.ts'

const Results = lazy(() => import('./Results.tsx'))
const Series = lazy(() => import('./Series.tsx'))

/** How many guesses were needed, beside what always taking the middle would need. */
export function Statistics() {
  const { state, labels } = useNumberGuessing()
  const game = useAtomValue(state.game)
  const untouched = useAtomValue(state.untouched)
  // Two players have their score, and where the program guesses there is nothing to be proud of.
  if (game.mode === 'pair' || game.mode === 'think') return null
  const range = labels.rangeOf(game)
  return (
    <section className="number-guessing-panel" aria-label={labels.statistics}>
      <div className="number-guessing-head">
        <h2>{labels.statistics}</h2>
        <Legend>
          {game.mode === 'daily' ? (
            <Suspense fallback={range}>
              <Series without={range} />
            </Suspense>
          ) : (
            range
          )}
        </Legend>
      </div>
      <Sample when={untouched}>
        <Counted />
      </Sample>
    </section>
  )
}

function Counted() {
  const { state, labels } = useNumberGuessing()
  const game = useAtomValue(state.game)
  const all = comparable(useAtomValue(state.results), game)
  return all.length === 0 ? (
    <p>{labels.noResults}</p>
  ) : (
    <Suspense fallback={null}>
      <Results game={game} all={all} />
    </Suspense>
  )
}
