import type { Slice, StorageAdapter } from '@kleinzeug/storage'
import * as v from 'valibot'

const schema = v.object({
  /** How often the key was pressed. */
  count: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
})

/** What Decider keeps. */
export type DeciderData = v.InferOutput<typeof schema>

export type DeciderStorage = StorageAdapter<DeciderData>

/** How a new visitor starts, and how data of any past shape becomes today's. */
export const deciderSlice: Slice<DeciderData> = {
  name: 'decider',
  defaults: () => ({ count: 0 }),
  decode: (data) => {
    const result = v.safeParse(schema, data)
    return result.success ? result.output : undefined
  },
}
