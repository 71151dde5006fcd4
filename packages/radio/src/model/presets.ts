import type { RadioData } from '../storage.ts'
import { eightStations, type Station } from './station.ts'
import { mostStations } from './stationList.ts'

/** The stations in the order of the keys. */
export const stationsOf = (data: RadioData): readonly Station[] => data.presets ?? eightStations

/** Place of the selected station; the last one where the list has become shorter. */
export const selectedIndex = (data: RadioData): number => Math.min(data.selected, stationsOf(data).length - 1)

/** The selected station. A list is never empty. */
export const selectedStation = (data: RadioData): Station =>
  stationsOf(data)[selectedIndex(data)] ?? (eightStations[0] as Station)

/** How loud the listener wants a station: as set, else as the station comes; 0 to 1. */
export const volumeOf = (data: RadioData, station: Station): number =>
  data.volumes[station.streamUrl] ?? station.volume

/** Keeps the volume of the selected station, rounded to whole percents. */
export const withVolume = (data: RadioData, volume: number): RadioData => ({
  ...data,
  volumes: {
    ...data.volumes,
    [selectedStation(data).streamUrl]: Math.round(Math.min(1, Math.max(0, volume)) * 100) / 100,
  },
})

/** Selects by place; a place without station changes nothing. */
export const select = (data: RadioData, index: number): RadioData =>
  index in stationsOf(data) && index !== data.selected ? { ...data, selected: index } : data

/** Selects the station so many places on, around the end. */
export function step(data: RadioData, by: number): RadioData {
  const { length } = stationsOf(data)
  return select(data, (((selectedIndex(data) + by) % length) + length) % length)
}

/** The list with one place changed; what is selected stays selected wherever it goes. */
function arranged(data: RadioData, stations: readonly Station[]): RadioData {
  const { streamUrl } = selectedStation(data)
  const place = stations.findIndex((station) => station.streamUrl === streamUrl)
  return {
    ...data,
    presets: stations.slice(0, mostStations).map((station) => ({ ...station })),
    selected: place < 0 ? Math.min(selectedIndex(data), stations.length - 1) : place,
  }
}

/** Whether a station with this stream is in the list. */
export const has = (data: RadioData, streamUrl: string): boolean =>
  stationsOf(data).some((station) => station.streamUrl === streamUrl)

/** Adds stations at the end; those in the list already are not added again. */
export function add(data: RadioData, added: readonly Station[]): RadioData {
  const list = [...stationsOf(data)]
  for (const station of added) {
    if (list.length < mostStations && !list.some(({ streamUrl }) => streamUrl === station.streamUrl))
      list.push(station)
  }
  return list.length === stationsOf(data).length ? data : arranged(data, list)
}

/** Puts a station in the place of another. */
export const replace = (data: RadioData, index: number, station: Station): RadioData =>
  index in stationsOf(data)
    ? { ...arranged(data, stationsOf(data).with(index, station)), selected: selectedIndex(data) }
    : data

/** Removes a station; the last one stays. */
export const remove = (data: RadioData, index: number): RadioData =>
  index in stationsOf(data) && stationsOf(data).length > 1
    ? arranged(data, stationsOf(data).toSpliced(index, 1))
    : data

/** Moves a station to another place. */
export function move(data: RadioData, from: number, to: number): RadioData {
  const station = stationsOf(data)[from]
  if (!station || from === to || !(to in stationsOf(data))) return data
  return arranged(data, stationsOf(data).toSpliced(from, 1).toSpliced(to, 0, station))
}

/** The eight stations as they come, with their own volumes. */
export const reset = (data: RadioData): RadioData => ({ ...data, presets: null, volumes: {}, selected: 0 })
