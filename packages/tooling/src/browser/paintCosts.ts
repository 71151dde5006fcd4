import type { CDPSession } from 'playwright-core'
import * as v from 'valibot'

// Times in µs; `tts` and `tdur` count what the thread computed, not what it waited.
const schema = v.object({
  name: v.string(),
  pid: v.number(),
  tid: v.number(),
  ts: v.number(),
  dur: v.number(),
  tts: v.number(),
  tdur: v.number(),
  args: v.object({ data: v.optional(v.object({ type: v.optional(v.string()) })) }),
})
export type PaintTraceEvent = v.InferOutput<typeof schema>

/** Whether an event of a Chromium trace has a beginning, an end and the time of its thread. */
const isTimed = (value: unknown): value is PaintTraceEvent => v.is(schema, value)

/** Records what the threads of a page do while `action` runs. */
export async function traced(
  devtools: CDPSession,
  action: () => Promise<unknown>,
): Promise<readonly PaintTraceEvent[]> {
  const trace: PaintTraceEvent[] = []
  const collect = ({ value }: { value: readonly unknown[] }) => {
    for (const event of value) if (isTimed(event)) trace.push(event)
  }
  devtools.on('Tracing.dataCollected', collect)
  await devtools.send('Tracing.start', { categories: 'devtools.timeline', transferMode: 'ReportEvents' })
  await action()
  const complete = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve))
  await devtools.send('Tracing.end')
  await complete
  devtools.off('Tracing.dataCollected', collect)
  return trace
}

/**
 * What the main thread computed for each `effect` of a key, in ms of CPU time: from the key to the end of the frame that
 * shows it, all that happened between included. Trace a CPU that is not throttled and multiply: other programs of the
 * machine lengthen CPU time by their use of the caches only, while the throttle itself computes by the wall clock.
 *
 * @param effect type of the event that the key brings about, `input` or `submit`, or `keydown` itself
 */
export function paintCosts(trace: readonly PaintTraceEvent[], effect: string): readonly number[] {
  const events = trace.toSorted((a, b) => a.ts - b.ts)
  const typeOf = ({ name, args }: PaintTraceEvent) => (name === 'EventDispatch' ? args.data?.type : undefined)
  return events.flatMap((caused, at) => {
    if (typeOf(caused) !== effect) return []
    const same = ({ pid, tid }: PaintTraceEvent) => pid === caused.pid && tid === caused.tid
    const key =
      effect === 'keydown'
        ? caused
        : events.slice(0, at).findLast((event) => typeOf(event) === 'keydown' && same(event))
    const frame = events
      .slice(at)
      .find((event) => event.name === 'Layerize' && event.ts > caused.ts + caused.dur && same(event))
    return key && frame ? [(frame.tts + frame.tdur - key.tts) / 1000] : []
  })
}
