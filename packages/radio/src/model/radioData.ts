import { orDefault, sliceDecoder } from '@kleinzeug/storage/decode'
import * as v from 'valibot'
import { httpsAddress, volumeSchema, type Station } from './station.ts'
import { maxStations, stationListSchema } from './stationList.ts'

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

const selected = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(maxStations - 1))
const settings = v.looseObject({ pageKeys: orDefault(v.boolean(), true) })
const none = v.pipe(
  v.unknown(),
  v.transform(() => null),
)
const presets = orDefault(stationListSchema, [])

const decode = sliceDecoder(
  v.looseObject({
    selected: orDefault(selected, 0),
    volumes: orDefault(v.looseObject({}), {}),
    presets: v.optional(
      v.lazy((input) => (input === null ? none : presets)),
      null,
    ),
    settings: orDefault(settings, { pageKeys: true }),
  }),
)

/** Reads stored data of any past shape; `reject` gets each unreadable part. `undefined`: nothing can be read. */
export function decodeRadioData(data: unknown, reject?: Reject): RadioData | undefined {
  const read = decode(data, reject)
  if (!read) return undefined
  const volumes: Record<string, number> = {}
  for (const [address, volume] of Object.entries(read.volumes)) {
    if (v.is(httpsAddress, address) && v.is(volumeSchema, volume)) volumes[address] = volume
    else reject?.(`/volumes/${address.replaceAll('~', '~0').replaceAll('/', '~1')}`, volume)
  }
  const stations = read.presets ?? []
  for (const [index, station] of stations.slice(maxStations).entries())
    reject?.(`/presets/${maxStations + index}`, station)
  return { ...read, volumes, presets: stations.length > 0 ? stations.slice(0, maxStations) : null }
}

type Reject = NonNullable<Parameters<typeof decode>[1]>
