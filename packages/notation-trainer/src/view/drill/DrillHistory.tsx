import { Legend } from '@kleinzeug/ui'
import { useAtomValue } from 'jotai'
import { keptOfKind } from '../../model/drill/drillRuns.ts'
import { writeTime } from '../../model/time.ts'
import { Plot } from '../panel/Plot.tsx'
import { useDrill } from './DrillContext.ts'

/** Writes the value of a run of a drill. */
export function useWriteValue() {
  const { drill, labels } = useDrill()
  const { mode } = useAtomValue(drill.choice)
  return mode === 'find' ? labels.drillFound : writeTime
}

/** The best value of what is chosen, and its last runs as a line. */
export function DrillHistory() {
  const { drill, labels } = useDrill()
  const { mode, notation, form } = useAtomValue(drill.choice)
  const best = useAtomValue(drill.best)
  const runs = useAtomValue(drill.runs).slice(-keptOfKind)
  const write = useWriteValue()
  const [first, last] = [runs[0], runs.at(-1)]

  return (
    <div className="notation-trainer-group">
      <p className="notation-trainer-drill-best">
        <Legend>
          {labels.drillBest}: {labels.drillKind(labels.drillModes[mode], notation, form)}
        </Legend>
        <strong data-drill="best">{best ? write(best.value) : labels.drillNoBest}</strong>
      </p>
      {first && last && (
        <Plot
          points={runs.map((run) => ({
            at: run.at,
            value: run.value,
            isHollow: run.hinted,
            isBest: run === best,
          }))}
          write={mode === 'find' ? String : writeTime}
          label={labels.drillPlot(
            runs.length,
            write(first.value),
            write(last.value),
            write((best ?? last).value),
          )}
        />
      )}
    </div>
  )
}
