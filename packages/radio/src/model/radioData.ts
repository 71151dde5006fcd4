import * as v from 'valibot'
import { httpsAddress, volumeSchema, type Station } from './station.ts'
import { maxStations, readStationList, type Reject } from './stationList.ts'

/** What the radio stores. Fields that this version does not know are kept. */
export interface RadioData {
  /** Index of the selected station in the list. */
  readonly selected: number
  /** Volume that the listener set, 0 to 1, by stream address. Other stations play at their own volume. */
  readonly volumes: Readonly<Record<string, number>>
  /** The listener's own list; `null` for the default stations. */
  readonly presets: readonly Station[] | null
  readonly settings: RadioSettings
}

export interface RadioSettings {
  /** Whether the keys work on the whole page, or only while the focus is inside the radio. */
  readonly pageKeys: boolean
}

/** What a new visitor starts with. */
export const defaultRadioData = (): RadioData => ({
  selected: 0,
  volumes: {},
  presets: null,
  settings: { pageKeys: true },
})

const schema = v.looseObject({
  selected: v.fallback(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(maxStations - 1)), 0),
  volumes: v.fallback(v.record(v.string(), v.unknown()), {}),
  presets: v.optional(v.unknown()),
  settings: v.fallback(v.looseObject({ pageKeys: v.fallback(v.boolean(), true) }), { pageKeys: true }),
})

/**
 * Reads stored data of any past shape. Never throws.
 *
 * @param reject called for each part that cannot be read
 * @returns `undefined` if nothing in it can be read
 */
export function decodeRadioData(data: unknown, reject?: Reject): RadioData | undefined {
  const result = v.safeParse(schema, data)
  if (!result.success) return undefined
  const { output } = result
  const presets = readStationList(output.presets, (path, value) => reject?.(`/presets${path}`, value))
  return {
    ...output,
    volumes: readVolumes(output.volumes, reject),
    presets: presets.length > 0 ? presets : null,
  }
}

function readVolumes(volumes: Record<string, unknown>, reject?: Reject): Record<string, number> {
  const read: Record<string, number> = {}
  for (const [address, volume] of Object.entries(volumes)) {
    if (v.is(httpsAddress, address) && v.is(volumeSchema, volume)) read[address] = volume
    else reject?.(`/volumes/${address.replaceAll('~', '~0').replaceAll('/', '~1')}`, volume)
  }
  return read
}
