import type { RadioData } from './radioData.ts'
import { defaultStations, type Station } from './station.ts'
import { maxStations } from './stationList.ts'

/** The stations in the order of the preset keys. */
export const stationsOf = (data: RadioData): readonly Station[] => data.presets ?? defaultStations

/** The data with its list, also where it is that of the default stations. */
export const listed = (data: RadioData): RadioData =>
  data.presets ? data : { ...data, presets: defaultStations }

/** The stored form: a list of the default stations alone is none. */
export const unlisted = (data: RadioData): RadioData =>
  JSON.stringify(data.presets) === JSON.stringify(defaultStations) ? { ...data, presets: null } : data

/** The data with the station of an address selected, where the list holds it. */
export function withSelected(data: RadioData, streamUrl: string): RadioData {
  const place = stationsOf(data).findIndex((station) => station.streamUrl === streamUrl)
  return place < 0 || place === data.selected ? data : { ...data, selected: place }
}

/** Index of the selected station; the last index if the list has become shorter. */
export const selectedIndex = (data: RadioData): number => Math.min(data.selected, stationsOf(data).length - 1)

/** The selected station. */
export function selectedStation(data: RadioData): Station {
  const station = stationsOf(data)[selectedIndex(data)]
  // Decoding replaces an empty list by the default stations.
  if (!station) throw new Error('The list of stations is empty.')
  return station
}

/** Volume a station is played at, 0 to 1: as the listener set it, else its own. */
export const volumeOf = (data: RadioData, station: Station): number =>
  data.volumes[station.streamUrl] ?? station.volume

/** Stores the volume of the selected station, rounded to whole percents. */
export const withVolume = (data: RadioData, volume: number): RadioData => ({
  ...data,
  volumes: {
    ...data.volumes,
    [selectedStation(data).streamUrl]: Math.round(Math.min(1, Math.max(0, volume)) * 100) / 100,
  },
})

/** Selects by index; an index without a station changes nothing. */
export const select = (data: RadioData, index: number): RadioData =>
  index in stationsOf(data) && index !== data.selected ? { ...data, selected: index } : data

/** Selects the station `by` indices further, wrapping around at both ends. */
export function step(data: RadioData, by: number): RadioData {
  const { length } = stationsOf(data)
  return select(data, (((selectedIndex(data) + by) % length) + length) % length)
}

/** Replaces the list and keeps the same station selected, at its new index. */
function withStations(data: RadioData, stations: readonly Station[]): RadioData {
  const { streamUrl } = selectedStation(data)
  const place = stations.findIndex((station) => station.streamUrl === streamUrl)
  return {
    ...data,
    presets: stations.slice(0, maxStations).map((station) => ({ ...station })),
    selected: place < 0 ? Math.min(selectedIndex(data), stations.length - 1) : place,
  }
}

/** Whether the list holds a station with this stream address. */
export const has = (data: RadioData, streamUrl: string): boolean =>
  stationsOf(data).some((station) => station.streamUrl === streamUrl)

/** Appends stations; a stream address that the list already holds is skipped. */
export function add(data: RadioData, added: readonly Station[]): RadioData {
  const list = [...stationsOf(data)]
  for (const station of added) {
    if (list.length < maxStations && !list.some(({ streamUrl }) => streamUrl === station.streamUrl))
      list.push(station)
  }
  return list.length === stationsOf(data).length ? data : withStations(data, list)
}

/** Replaces the station at an index; the selection stays on that index. */
export const replace = (data: RadioData, index: number, station: Station): RadioData =>
  index in stationsOf(data)
    ? { ...withStations(data, stationsOf(data).with(index, station)), selected: selectedIndex(data) }
    : data

/** Removes a station; the only one left cannot be removed. */
export const remove = (data: RadioData, index: number): RadioData =>
  index in stationsOf(data) && stationsOf(data).length > 1
    ? withStations(data, stationsOf(data).toSpliced(index, 1))
    : data

/** Moves a station to another index. */
export function move(data: RadioData, from: number, to: number): RadioData {
  const station = stationsOf(data)[from]
  if (!station || from === to || !(to in stationsOf(data))) return data
  return withStations(data, stationsOf(data).toSpliced(from, 1).toSpliced(to, 0, station))
}

/** Restores the default stations and their volumes. */
export const reset = (data: RadioData): RadioData => ({ ...data, presets: null, volumes: {}, selected: 0 })
