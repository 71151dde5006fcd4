import * as v from 'valibot'
import { secureUrl } from './streamUrl.ts'

/** More than anyone keeps, and few enough to stay small in the record. */
export const mostStations = 64

export const loudness = v.pipe(v.number(), v.minValue(0), v.maxValue(1))

export const secureAddress = v.pipe(
  v.string(),
  v.maxLength(2_000),
  v.check((text) => secureUrl(text) !== undefined),
)

const station = v.object({
  host: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(80)),
  volume: v.fallback(loudness, 1),
  streamUrl: secureAddress,
  website: v.fallback(v.optional(secureAddress), undefined),
})

/** A list of which the stations that cannot be played are left out. */
export const stationList = v.pipe(
  v.array(v.unknown()),
  v.transform((entries) =>
    entries
      .flatMap((entry) => {
        const { success, output } = v.safeParse(station, entry)
        if (!success) return []
        const { website, ...rest } = output
        return [website === undefined ? rest : { ...rest, website }]
      })
      .slice(0, mostStations),
  ),
)

/** The playable stations in foreign data, such as a file of them; none when it holds no list. */
export function stationsIn(data: unknown): v.InferOutput<typeof stationList> {
  const result = v.safeParse(stationList, data)
  return result.success ? result.output : []
}
