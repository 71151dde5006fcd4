import { Button, Icon, Switch, type Announce } from '@kleinzeug/ui'
import { useAtomValue, useStore } from 'jotai'
import { useState } from 'react'
import { add, has, replace, reset } from '../../model/presets.ts'
import type { Station } from '../../model/station.ts'
import { maxStations } from '../../model/stationList.ts'
import type { RadioData } from '../../model/radioData.ts'
import type { ListChange } from './listChange.ts'
import { OwnStation } from './OwnStation.tsx'
import { useRadio } from '../RadioContext.ts'
import { StationFiles } from './StationFiles.tsx'
import { StationList } from './StationList.tsx'
import { StationSearch } from './StationSearch.tsx'

/** Editor of the station list: order, search, own addresses, import and export. Folded at first. */
export function Stations({ announce }: { announce: Announce }) {
  const { player, labels } = useRadio()
  const store = useStore()
  const { settings } = useAtomValue(player.state.data)
  const stations = useAtomValue(player.state.stations)
  const [replacing, setReplacing] = useState<number | null>(null)
  const [news, setNews] = useState<{ text: string; before?: RadioData } | null>(null)
  const before = news?.before
  const replaced = replacing === null ? undefined : stations[replacing]

  const change: ListChange = (update, text) => {
    const before = store.get(player.state.data)
    player.change(update)
    if (store.get(player.state.data) === before) return
    setNews({ text, before })
    announce(text)
  }

  const onStation = (station: Station) => {
    if (replacing !== null && replaced) {
      change((data) => replace(data, replacing, station), labels.replaced(replaced.host, station.host))
      setReplacing(null)
    } else if (stations.length >= maxStations) {
      setNews({ text: labels.full(maxStations) })
      announce(labels.full(maxStations))
    } else change((data) => add(data, [station]), labels.added(station.host))
  }

  const undo = (before: RadioData) => {
    player.change((data) => ({
      ...data,
      presets: before.presets,
      volumes: before.volumes,
      selected: before.selected,
    }))
    setNews(null)
    announce(labels.undone)
  }

  const isInList = (streamUrl: string) => has(store.get(player.state.data), streamUrl)

  return (
    <details className="radio-stations">
      <summary>{labels.tools}</summary>
      <div className="radio-stations-body">
        <div className="radio-stations-part">
          <h2>{labels.list}</h2>
          <p className="radio-hint">{labels.listHint}</p>
          <StationList change={change} replacing={replacing} onReplace={setReplacing} />
          {news && (
            <div className="radio-news">
              <span>{news.text}</span>
              {before && (
                <Button variant="quiet" icon={<Icon name="undo" />} onClick={() => undo(before)}>
                  {labels.undo}
                </Button>
              )}
            </div>
          )}
          <Button icon={<Icon name="restart" />} onClick={() => change(reset, labels.resetDone)}>
            {labels.reset}
          </Button>
        </div>
        <div className="radio-stations-part">
          {replaced && (
            <div className="radio-news">
              <span>{labels.replacing(replaced.host)}</span>
              <Button variant="quiet" icon={<Icon name="close" />} onClick={() => setReplacing(null)}>
                {labels.replaceCancel}
              </Button>
            </div>
          )}
          <StationSearch
            onStation={onStation}
            isInList={isInList}
            replacing={Boolean(replaced)}
            announce={announce}
          />
          <OwnStation onStation={onStation} isInList={isInList} />
          <StationFiles change={change} />
          <div>
            <Switch
              label={labels.pageKeys}
              checked={settings.pageKeys}
              onChange={(pageKeys) =>
                player.change((data) => ({ ...data, settings: { ...data.settings, pageKeys } }))
              }
            />
            <p className="radio-hint">{labels.pageKeysHint}</p>
          </div>
        </div>
      </div>
    </details>
  )
}
