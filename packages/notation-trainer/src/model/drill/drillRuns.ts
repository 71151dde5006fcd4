import type { DrillRun } from '../trainerData.ts'

/** What is practised in a drill: results are compared within one kind. */
export type DrillKind = Pick<DrillRun, 'mode' | 'notation' | 'form' | 'name'>

/** Number of runs of each kind that are stored, beside the best one. */
export const keptOfKind = 20

const isOfKind = (run: DrillKind, kind: DrillKind) =>
  run.mode === kind.mode && run.notation === kind.notation && run.form === kind.form && run.name === kind.name

/** Whether a run is better than another: of a sprint the one with more squares, else the quicker one. */
export const isBetter = (run: DrillRun, other: DrillRun) =>
  run.mode === 'find' ? run.value > other.value : run.value < other.value

/** The runs of a kind, oldest first. */
export const runsOfKind = (runs: readonly DrillRun[], kind: DrillKind) =>
  runs.filter((run) => isOfKind(run, kind)).toSorted((one, other) => one.at - other.at)

/** The best run of a kind; one in which an answer was shown is none. */
export const bestOfKind = (runs: readonly DrillRun[], kind: DrillKind) =>
  runs
    .filter((run) => isOfKind(run, kind) && !run.hinted)
    .reduce<DrillRun | undefined>((best, run) => (!best || isBetter(run, best) ? run : best), undefined)

/** The runs after one more: of its kind the last `keptOfKind` and the best one stay. */
export function withRun(runs: readonly DrillRun[], added: DrillRun): readonly DrillRun[] {
  const ofKind = [...runsOfKind(runs, added), added]
  const best = bestOfKind(ofKind, added)
  const last = ofKind.slice(-keptOfKind)
  return [
    ...runs.filter((run) => !isOfKind(run, added)),
    ...(best && !last.includes(best) ? [best] : []),
    ...last,
  ]
}
