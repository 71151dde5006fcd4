import type { Slice, StorageAdapter } from '@kleinzeug/storage'
import * as v from 'valibot'
import { loudness, mostStations, secureAddress, stationList } from './model/stationList.ts'

const schema = v.object({
  /** Place of the selected station in the list, from 0. */
  selected: v.fallback(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(mostStations - 1)), 0),
  /** Volume the listener gave a station, 0 to 1, by stream address; a station not in it has its own. */
  volumes: v.fallback(v.record(secureAddress, loudness), {}),
  /** The listener's own list; `null`: the eight stations as they come. */
  presets: v.fallback(v.nullable(v.pipe(stationList, v.minLength(1))), null),
  settings: v.fallback(
    v.object({
      /** Whether the keys work on the whole page, or only with the focus inside the radio. */
      pageKeys: v.fallback(v.boolean(), true),
    }),
    { pageKeys: true },
  ),
})

/** What the radio keeps. */
export type RadioData = v.InferOutput<typeof schema>

export type RadioStorage = StorageAdapter<RadioData>

/** How a new visitor starts, and how data of any past shape becomes today's. */
export const radioSlice: Slice<RadioData> = {
  name: 'radio',
  defaults: () => ({ selected: 0, volumes: {}, presets: null, settings: { pageKeys: true } }),
  decode: (data) => {
    const result = v.safeParse(schema, data)
    return result.success ? result.output : undefined
  },
}
