import type { Slice, StorageAdapter } from '@kleinzeug/storage'
import * as v from 'valibot'

const schema = v.object({
  /** How often the key was pressed. */
  count: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
})

/** What __Name__ keeps. */
export type __Name__Data = v.InferOutput<typeof schema>

export type __Name__Storage = StorageAdapter<__Name__Data>

/** How a new visitor starts, and how data of any past shape becomes today's. */
export const __camel__Slice: Slice<__Name__Data> = {
  name: '__camel__',
  defaults: () => ({ count: 0 }),
  decode: (data) => {
    const result = v.safeParse(schema, data)
    return result.success ? result.output : undefined
  },
}
