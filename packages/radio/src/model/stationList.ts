import { tolerantList } from '@kleinzeug/storage/decode'
import * as v from 'valibot'
import { stationSchema, type Station } from './station.ts'

/** Largest number of stations in the list; it bounds the size of the stored record. */
export const maxStations = 64

/** A list that keeps the playable stations. */
export const stationListSchema = tolerantList<Station>(stationSchema)

/** The playable stations of unknown data, such as an imported file; none if it is no list. */
export function readStationList(data: unknown): Station[] {
  const result = v.safeParse(stationListSchema, data)
  return result.success ? result.output.slice(0, maxStations) : []
}
