import { putInList, type ImportRules } from '@kleinzeug/shell/import-plan'
import { stationsOf } from '../model/presets.ts'
import type { RadioData } from '../model/radioData.ts'
import type { Station } from '../model/station.ts'

const keyOf = ({ streamUrl }: Station) => streamUrl

/** How stations are imported: known by their addresses, each of which stands once. */
export const stationRules: ImportRules<RadioData, Station> = {
  itemsOf: stationsOf,
  put: (data, changes) => ({ ...data, presets: putInList(stationsOf(data), changes, keyOf) }),
  keyOf,
}
