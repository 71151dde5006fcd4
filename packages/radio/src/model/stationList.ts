import * as v from 'valibot'
import { stationSchema, type Station } from './station.ts'

/** Largest number of stations in the list; it bounds the size of the stored record. */
export const maxStations = 64

/** Called for each part of stored data that cannot be read: its path and its value. */
export type Reject = (path: string, value: unknown) => void

/**
 * Reads the playable stations of unknown data, such as a stored list or an imported file; none if it is no list.
 *
 * @param reject called for each entry that is left out
 */
export function readStationList(data: unknown, reject?: Reject): Station[] {
  if (!Array.isArray(data)) return []
  const stations: Station[] = []
  data.forEach((entry: unknown, index) => {
    const { success, output } = v.safeParse(stationSchema, entry)
    if (!success || stations.length >= maxStations) {
      reject?.(`/${index}`, entry)
      return
    }
    const { website, ...rest } = output
    stations.push(website === undefined ? rest : { ...rest, website })
  })
  return stations
}
