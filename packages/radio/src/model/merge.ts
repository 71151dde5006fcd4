import { mergeFields, mergeNamedList, type OnLost } from '@kleinzeug/storage/merge'
import { selectedStation, stationsOf } from './presets.ts'
import type { RadioData } from './radioData.ts'
import type { Station } from './station.ts'
import { maxStations } from './stationList.ts'

/** The default stations as a list take part in a merge where one side has changed them. */
function mergePresets(
  base: RadioData | undefined,
  mine: RadioData,
  theirs: RadioData,
  onLost?: OnLost,
): readonly Station[] | null {
  if (!mine.presets && !theirs.presets) return null
  // Without a base nothing counts as removed: the default stations would be added to an own list.
  if (!base && !(mine.presets && theirs.presets)) return mine.presets ?? theirs.presets
  const merged = mergeNamedList(
    base && stationsOf(base),
    stationsOf(mine),
    stationsOf(theirs),
    ({ streamUrl }) => streamUrl,
    (...versions) => mergeFields(...versions, onLost),
  )
  if (merged.length > maxStations) onLost?.()
  return merged.length > 0 ? merged.slice(0, maxStations) : mine.presets
}

/** Merges the edits of two tabs: stations by their address, volumes and settings one by one. */
export function mergeData(
  base: RadioData | undefined,
  mine: RadioData,
  theirs: RadioData,
  onLost?: OnLost,
): RadioData {
  const merged: RadioData = {
    ...theirs,
    ...mine,
    presets: mergePresets(base, mine, theirs, onLost),
    volumes: mergeFields(base?.volumes, mine.volumes, theirs.volumes),
    settings: mergeFields(base?.settings, mine.settings, theirs.settings),
  }
  // An index means a station in the list of its side.
  const { streamUrl } = selectedStation(base?.selected === mine.selected ? theirs : mine)
  const place = stationsOf(merged).findIndex((station) => station.streamUrl === streamUrl)
  return { ...merged, selected: Math.max(0, place) }
}
