import type { BestTime, FinishedRun, Side } from './trainerData.ts'

const isFor = (entry: BestTime, name: string, textMode: boolean) =>
  entry.name === name && entry.textMode === textMode

/** The best time in ms; 0 when there is none. */
export const bestTime = (stats: readonly BestTime[], name: string, textMode: boolean) =>
  stats.find((entry) => isFor(entry, name, textMode))?.time ?? 0

/** The best times after one more run: a time is entered when there was none (or zero) or when it is lower. */
export function withTime(stats: readonly BestTime[], { name, time, textMode }: BestTime): BestTime[] {
  const best = bestTime(stats, name, textMode)
  if (best > 0 && time >= best) return [...stats]
  return [...stats.filter((entry) => !isFor(entry, name, textMode)), { name, time, textMode }]
}

/** The runs of one line in one mode and for one side, oldest first. */
export const runsOf = (runs: readonly FinishedRun[], name: string, textMode: boolean, side: Side) =>
  runs.filter((run) => isFor(run, name, textMode) && (run.side ?? 'both') === side)
