import { FilesDialog, type ReadFiles, importWords } from '@kleinzeug/shell/import'
import { readText } from '@kleinzeug/ui'
import { useAtomValue } from 'jotai'
import { has, stationsOf } from '../../model/presets.ts'
import type { Station } from '../../model/station.ts'
import { readStations, toJson, toM3u } from '../../model/stationFile.ts'
import { maxStations } from '../../model/stationList.ts'
import { stationRules } from '../../state/stationRules.ts'
import type { ListChange } from './listChange.ts'
import { useStations } from './StationLabelsContext.ts'

const FILE_LIMIT = 2_000_000

/** Exports the list as a file and imports stations from files. */
export default function StationFiles({ change, onClose }: { change: ListChange; onClose: () => void }) {
  const { player, labels } = useStations()
  const data = useAtomValue(player.state.data)
  const stations = stationsOf(data)

  const read: ReadFiles<Station> = async ([file]) => {
    const { stations: found, skipped, ...rest } = readStations(file ? await readText(file) : '')
    if (found.length === 0) return { refused: labels.importFailed }
    const fresh = found.filter(({ streamUrl }) => !has(data, streamUrl))
    const excess = new Set(fresh.slice(maxStations - stations.length))
    return {
      items: found.filter((station) => !excess.has(station)),
      problems: [
        ...skipped.map(labels.notSecure),
        ...Array.from(excess, ({ host }) => `${host}: ${labels.full(maxStations)}`),
      ],
      ...rest,
    }
  }
  return (
    <FilesDialog
      labels={labels}
      title={labels.files}
      onClose={onClose}
      formats={[
        { label: labels.exportJson, name: `${labels.fileName}.json`, write: () => toJson(stations) },
        {
          label: labels.exportM3u,
          name: `${labels.fileName}.m3u`,
          type: 'audio/x-mpegurl',
          write: () => toM3u(stations),
        },
      ]}
      accept=".json,.m3u,.m3u8,.pls"
      limit={FILE_LIMIT}
      read={read}
      data={data}
      rules={stationRules}
      titleOf={({ host }) => host}
      fieldNames={{ host: labels.ownName, streamUrl: labels.ownUrl, volume: labels.volume }}
      onImport={(add, count) => change(add, importWords(labels).imported(count), { kind: 'import' })}
    />
  )
}
