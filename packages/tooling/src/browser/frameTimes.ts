/** An event of a trace of Chromium; times in µs. */
export interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  /** CPU time of the thread, in µs. */
  readonly tdur?: number
}

/**
 * The CPU time in ms that the main thread of a page needs for each frame: all that it does since the frame
 * before, up to the end of its painting. CPU time, as other programs on the machine do not change it.
 */
export function framesOf(trace: readonly TraceEvent[]) {
  const frames = trace.filter(({ name }) => name === 'ProxyMain::BeginMainFrame')
  const main = frames[0]
  const ends = frames.map(({ ts }) => ts)
  const times: number[] = []
  let frame = 0
  let time = 0
  const tasks = trace
    .filter(
      ({ name, ph, pid, tid }) => name === 'RunTask' && ph === 'X' && pid === main?.pid && tid === main.tid,
    )
    .toSorted((a, b) => a.ts - b.ts)
  for (const [at, { tdur = 0 }] of tasks.entries()) {
    time += tdur / 1000
    const end = ends[frame]
    const next = tasks[at + 1]?.ts ?? Infinity
    if (end === undefined || end >= next) continue
    times.push(time)
    time = 0
    while ((ends[frame] ?? Infinity) < next) frame++
  }
  return times
}
