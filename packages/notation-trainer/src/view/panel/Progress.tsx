import { Button, Legend } from '@kleinzeug/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import type { FinishedRun } from '../../model/trainerData.ts'
import { writeTime } from '../../model/time.ts'
import { useTrainer } from '../NotationTrainerContext.ts'

/** Number of runs in the plot, and its size. */
const drawn = 40
const width = 240
const height = 56
const rim = 5

/** The fastest time of the runs without a hint, in ms. */
function fastestOf(runs: readonly FinishedRun[]) {
  const counted = runs.filter((run) => !run.hinted).map((run) => run.time)
  return counted.length > 0 ? Math.min(...counted) : undefined
}

/** Time over runs: one dot each, the fastest one lit, hollow ones with a hint. */
function Plot({ runs, label }: { runs: readonly FinishedRun[]; label: string }) {
  const times = runs.map((run) => run.time)
  const [least, most] = [Math.min(...times), Math.max(...times)]
  const x = (index: number) =>
    runs.length === 1 ? width / 2 : rim + (index / (runs.length - 1)) * (width - 2 * rim)
  const y = (time: number) =>
    most === least ? height / 2 : rim + ((most - time) / (most - least)) * (height - 2 * rim)
  const fastest = fastestOf(runs)
  return (
    <div className="notation-trainer-plot">
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
        <polyline points={runs.map((run, index) => `${x(index)},${y(run.time)}`).join(' ')} />
        {runs.map((run, index) => (
          <circle
            key={run.at}
            cx={x(index)}
            cy={y(run.time)}
            r={2.2}
            data-hinted={run.hinted || undefined}
            data-fastest={(run.time === fastest && !run.hinted) || undefined}
          />
        ))}
      </svg>
      <span className="notation-trainer-scale" aria-hidden="true">
        <span>{writeTime(most)}</span>
        {most > least && <span data-fastest={least === fastest || undefined}>{writeTime(least)}</span>}
      </span>
    </div>
  )
}

/** The runs of this line, and the lines that are due for repetition. */
export function Progress() {
  const { state, labels } = useTrainer()
  const all = useAtomValue(state.runs)
  const due = useAtomValue(state.due)
  const chooseByName = useSetAtom(state.chooseByName)
  const repertoires = useAtomValue(state.repertoires)
  const dueOf = useAtomValue(state.dueOf)
  const load = useSetAtom(state.load)
  const waiting = repertoires.flatMap((repertoire) => {
    const positions = dueOf(repertoire)
    return positions && positions.due > 0 ? [{ repertoire, ...positions }] : []
  })
  const runs = all.slice(-drawn)
  const [first, last] = [runs[0], runs.at(-1)]

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
            <Plot
              runs={runs}
              label={labels.plot(
                runs.length,
                writeTime(first.time),
                writeTime(last.time),
                writeTime(fastestOf(runs) ?? last.time),
              )}
            />
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
                <Button onClick={() => chooseByName(repertoire.title)}>
                  {labels.duePositions(repertoire.title, count, fresh)}
                </Button>
              </li>
            ))}
            {due.map((name) => (
              <li key={name}>
                <Button onClick={() => chooseByName(name)}>{name}</Button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  )
}
