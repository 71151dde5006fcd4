import type { TraceEvent } from '@kleinzeug/tooling/frame-times'

export interface KeyEvent extends TraceEvent {
  readonly dur?: number
  readonly args?: { readonly data?: { readonly type?: string } }
}

/** CPU time of the main thread for one key, in ms. */
export interface KeyTime {
  /** The task that changes the field. */
  readonly own: number
  /** The longest task until the next key. */
  readonly longest: number
  /** All tasks until the next key: field, search, list, layout, painting. */
  readonly all: number
}

/** What each key typed into a field takes. CPU time, as other programs on the machine do not change it. */
export function keyTimesOf(trace: readonly KeyEvent[]): readonly KeyTime[] {
  const inputs = trace.filter(({ name, args }) => name === 'EventDispatch' && args?.data?.type === 'input')
  const main = inputs[0]
  const tasks = trace
    .filter(
      ({ name, ph, pid, tid }) => name === 'RunTask' && ph === 'X' && pid === main?.pid && tid === main.tid,
    )
    .toSorted((a, b) => a.ts - b.ts)
  const begins = inputs.map(({ ts }) => tasks.findLastIndex((task) => task.ts <= ts))
  return begins.map((begin, key) => {
    const times = tasks.slice(begin, begins[key + 1]).map(({ tdur = 0 }) => tdur / 1000)
    return {
      own: times[0] ?? 0,
      longest: Math.max(...times),
      all: times.reduce((sum, time) => sum + time, 0),
    }
  })
}
