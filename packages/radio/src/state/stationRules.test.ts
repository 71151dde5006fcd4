import { fc } from '@fast-check/vitest'
import { importContract } from '@kleinzeug/shell/import-contract'
import { stationsOf } from '../model/presets.ts'
import { defaultRadioData, type RadioData } from '../model/radioData.ts'
import type { Station } from '../model/station.ts'
import { readStations, toJson, toM3u } from '../model/stationFile.ts'
import { stationRules } from './stationRules.ts'

const station = fc.record(
  {
    host: fc.stringMatching(/^[A-ZÄÖÜ][\wäöü -]{0,8}\w$/),
    volume: fc.constantFrom(0.6, 1),
    streamUrl: fc.integer({ min: 1, max: 9 }).map((n) => `https://example.org/${n}`),
    website: fc.constant('https://example.org/'),
    mood: fc.string(),
  },
  { requiredKeys: ['host', 'volume', 'streamUrl'] },
)
const dataOf = (presets: readonly Station[]): RadioData => ({ ...defaultRadioData(), presets })
const read = (text: string) => {
  const { stations: items, fields } = readStations(text)
  return { items, fields }
}

importContract({
  rules: stationRules,
  empty: dataOf([]),
  data: fc.uniqueArray(station, { selector: ({ streamUrl }) => streamUrl, maxLength: 6 }).map(dataOf),
  formats: [
    { name: 'JSON', write: (data) => toJson(stationsOf(data)), read },
    {
      name: 'M3U',
      write: (data) => toM3u(stationsOf(data)),
      read,
      carries: ({ host, streamUrl }) => [host, streamUrl],
    },
  ],
})
