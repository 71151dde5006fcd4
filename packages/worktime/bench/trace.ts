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
export type TraceEvent = v.InferOutput<typeof schema>

/** Whether an event of a Chromium trace has a beginning, an end and the time of its thread. */
export const isTraceEvent = (value: unknown): value is TraceEvent => v.is(schema, value)

/**
 * What the main thread computed for each form that a key submitted, in ms: from the key to the end of the frame
 * that shows it, all that happened between included.
 */
export function entryCosts(trace: readonly TraceEvent[]): readonly number[] {
  const events = trace.toSorted((a, b) => a.ts - b.ts)
  const typeOf = ({ name, args }: TraceEvent) => (name === 'EventDispatch' ? args.data?.type : undefined)
  return events.flatMap((submit, at) => {
    if (typeOf(submit) !== 'submit') return []
    const same = ({ pid, tid }: TraceEvent) => pid === submit.pid && tid === submit.tid
    const key = events.slice(0, at).findLast((event) => typeOf(event) === 'keydown' && same(event))
    const frame = events.find(
      (event) => event.name === 'Layerize' && event.ts > submit.ts + submit.dur && same(event),
    )
    return key && frame ? [(frame.tts + frame.tdur - key.tts) / 1000] : []
  })
}
