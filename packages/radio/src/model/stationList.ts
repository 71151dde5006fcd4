import { tolerantList } from '@kleinzeug/storage/decode'
import { stationSchema, type Station } from './station.ts'

/** Largest number of stations in the list; it bounds the size of the stored record. */
export const maxStations = 64

/** A list that keeps the playable stations. */
export const stationListSchema = tolerantList<Station>(stationSchema)
