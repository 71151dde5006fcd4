import { Button, Legend } from '@kleinzeug/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { lazy, Suspense, useEffect, type ComponentType } from 'react'
import type { FinishedRun } from '../../model/trainerData.ts'
import { writeTime } from '../../model/time.ts'
import { useTrainer } from '../NotationTrainerContext.ts'
import type { PlotProps } from './Plot.tsx'

// Runs come with the data, after the first render.
const Plot = lazy((): Promise<{ default: ComponentType<PlotProps> }> =>
  import('./Plot.tsx').then(
    (loaded) => ({ default: loaded.Plot }),
    () => ({ default: () => null }),
  ),
)

/** Number of runs in the plot. */
const drawn = 40

/** Keeps the place of the plot until it is loaded. */
const PlotPlace = () => (
  <div className="notation-trainer-plot">
    <svg viewBox="0 0 240 56" aria-hidden="true" />
  </div>
)

/** The fastest time of the runs without a hint, in ms. */
function fastestOf(runs: readonly FinishedRun[]) {
  const counted = runs.filter((run) => !run.hinted).map((run) => run.time)
  return counted.length > 0 ? Math.min(...counted) : undefined
}

/** The runs of this line, and the lines that are due for repetition. */
export function Progress() {
  const { state, labels } = useTrainer()
  const all = useAtomValue(state.runs)
  const due = useAtomValue(state.due)
  const choose = useSetAtom(state.choose)
  const repertoires = useAtomValue(state.repertoires)
  const dueOf = useAtomValue(state.dueOf)
  const load = useSetAtom(state.load)
  const waiting = repertoires.flatMap((repertoire) => {
    const positions = dueOf(repertoire)
    return positions && positions.due > 0 ? [{ repertoire, ...positions }] : []
  })
  const runs = all.slice(-drawn)
  const [first, last] = [runs[0], runs.at(-1)]
  const fastest = fastestOf(runs)

  useEffect(() => {
    // A book that cannot be loaded (offline) is loaded when its repertoire is chosen.
    for (const repertoire of repertoires) load(repertoire).catch(() => undefined)
  }, [repertoires, load])

  return (
    <>
      <div className="notation-trainer-group">
        <Legend>{labels.progress}</Legend>
        {first && last ? (
          <>
            <Suspense fallback={<PlotPlace />}>
              <Plot
                points={runs.map(({ at, time, hinted }) => ({
                  at,
                  value: time,
                  isHollow: hinted,
                  isBest: time === fastest && !hinted,
                }))}
                write={writeTime}
                label={labels.plot(
                  runs.length,
                  writeTime(first.time),
                  writeTime(last.time),
                  writeTime(fastest ?? last.time),
                )}
              />
            </Suspense>
            <span className="notation-trainer-note">
              {labels.runs(all.length)}, {labels.lastTime(writeTime(last.time))}
            </span>
          </>
        ) : (
          <p className="notation-trainer-note">{labels.noRuns}</p>
        )}
      </div>
      <div className="notation-trainer-group">
        <Legend>{labels.due}</Legend>
        {due.length + waiting.length === 0 ? (
          <p className="notation-trainer-note">{labels.nothingDue}</p>
        ) : (
          <ul className="notation-trainer-due">
            {waiting.map(({ repertoire, due: count, fresh }) => (
              <li key={repertoire.id}>
                <Button onClick={() => void choose(repertoire.id)}>
                  {labels.duePositions(repertoire.title, count, fresh)}
                </Button>
              </li>
            ))}
            {due.map(({ id, title }) => (
              <li key={id}>
                <Button onClick={() => void choose(id)}>{title}</Button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  )
}
