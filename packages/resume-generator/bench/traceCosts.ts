import type { CDPSession } from 'playwright-core'

interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  /** Microseconds. */
  readonly ts: number
  readonly dur?: number
  /** Of it, time on a processor. */
  readonly tdur?: number
  readonly args?: { readonly data?: { readonly type?: string } }
}

const isEvent = (value: unknown): value is TraceEvent =>
  typeof value === 'object' && value !== null && 'name' in value && 'ts' in value

/** Records what the page's main thread does while `action` runs. */
export async function traced(devtools: CDPSession, action: () => Promise<unknown>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = []
  const collect = ({ value }: { value: unknown[] }) => events.push(...value.filter(isEvent))
  devtools.on('Tracing.dataCollected', collect)
  await devtools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'],
      excludedCategories: ['*'],
    },
  })
  await action()
  const complete = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve))
  await devtools.send('Tracing.end')
  await complete
  devtools.off('Tracing.dataCollected', collect)
  return events
}

const isKey = ({ name, args }: TraceEvent) => name === 'EventDispatch' && args?.data?.type === 'keydown'
const isInput = ({ name, args }: TraceEvent) => name === 'EventDispatch' && args?.data?.type === 'input'

/**
 * Milliseconds on a processor that the main thread needs for each key, from the key to the painted frame: other
 * processes of a busy machine add nothing to them.
 */
export function keyCosts(events: readonly TraceEvent[]): number[] {
  const first = events.find(isKey)
  if (!first) return []
  const own = events
    .filter(({ pid, tid, ph }) => pid === first.pid && tid === first.tid && ph === 'X')
    .toSorted((a, b) => a.ts - b.ts)
  const tasks = own.filter(({ name }) => name === 'RunTask')
  return own.filter(isKey).flatMap(({ ts: begin }) => {
    const input = own.find((event) => isInput(event) && event.ts >= begin)
    const painted = input && own.find(({ name, ts }) => name === 'Layerize' && ts > input.ts)
    if (!painted) return []
    const end = painted.ts + (painted.dur ?? 0)
    const during = tasks.filter(({ ts, dur = 0 }) => ts + dur > begin && ts < end)
    return [during.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000]
  })
}
