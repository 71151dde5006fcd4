/** The best time of a line, in one of the two ways to enter moves. Time in ms. */
export interface BestTime {
  readonly name: string
  readonly time: number
  readonly textMode: boolean
}

/** One finished run, for the plot. Time in ms with penalties; `at` in ms since 1970. */
export interface FinishedRun extends BestTime {
  readonly at: number
  readonly errors: number
  readonly hinted: boolean
}

/** So many runs are kept; older ones make room. */
export const keptRuns = 400

const isFor = (entry: BestTime, name: string, textMode: boolean) =>
  entry.name === name && entry.textMode === textMode

/** The best time, in ms; 0 when there is none. */
export const bestTime = (stats: readonly BestTime[], name: string, textMode: boolean) =>
  stats.find((entry) => isFor(entry, name, textMode))?.time ?? 0

/** The best times after one more: it is kept when there was none (or zero) or when it is lower. */
export function withTime(stats: readonly BestTime[], { name, time, textMode }: BestTime): BestTime[] {
  const best = bestTime(stats, name, textMode)
  if (best > 0 && time >= best) return [...stats]
  return [...stats.filter((entry) => !isFor(entry, name, textMode)), { name, time, textMode }]
}

/** The runs of one line in one mode, oldest first. */
export const runsOf = (runs: readonly FinishedRun[], name: string, textMode: boolean) =>
  runs.filter((run) => isFor(run, name, textMode))
