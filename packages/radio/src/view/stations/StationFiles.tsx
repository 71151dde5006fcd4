import { Button, Icon, openFile, saveFile } from '@kleinzeug/ui'
import { useStore } from 'jotai'
import { useState } from 'react'
import { add, stationsOf } from '../../model/presets.ts'
import { readStations, toJson, toM3u } from '../../model/stationFile.ts'
import type { ListChange } from './listChange.ts'
import { useRadio } from '../RadioContext.ts'

/** Exports the list as a file and imports stations from files. */
export function StationFiles({ change }: { change: ListChange }) {
  const { player, labels } = useRadio()
  const store = useStore()
  const [fault, setFault] = useState('')
  const stations = () => store.get(player.state.stations)

  const load = async () => {
    setFault('')
    try {
      const file = await openFile('.json,.m3u,.m3u8,.pls')
      if (!file) return
      const { stations: found, skipped } = readStations(file.text)
      const data = store.get(player.state.data)
      const taken = stationsOf(add(data, found)).length - stationsOf(data).length
      if (found.length === 0) setFault(labels.importFailed)
      else if (taken === 0) setFault(labels.importedNone)
      else change((before) => add(before, found), labels.imported(taken, skipped), { kind: 'import' })
    } catch {
      setFault(labels.importUnreadable)
    }
  }

  return (
    <div className="radio-form">
      <h2>{labels.files}</h2>
      <div className="radio-form-keys">
        <Button
          icon={<Icon name="export" />}
          onClick={() => saveFile(`${labels.fileName}.json`, toJson(stations()))}
        >
          {labels.exportJson}
        </Button>
        <Button
          icon={<Icon name="export" />}
          onClick={() => saveFile(`${labels.fileName}.m3u`, toM3u(stations()), 'audio/x-mpegurl')}
        >
          {labels.exportM3u}
        </Button>
        <Button icon={<Icon name="import" />} onClick={() => void load()}>
          {labels.import}
        </Button>
      </div>
      <p className="radio-hint">{labels.importHint}</p>
      <p className="radio-fault" role="alert">
        {fault}
      </p>
    </div>
  )
}
