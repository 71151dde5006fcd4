import { loadUndoing } from '@kleinzeug/shell/state'
import { Button, Icon, Switch, type Announce } from '@kleinzeug/ui'
import { useAtomValue, useSetAtom, useStore } from 'jotai'
import { lazy, Suspense, useMemo, useState } from 'react'
import { add, has, replace, reset } from '../../model/presets.ts'
import type { Station } from '../../model/station.ts'
import { maxStations } from '../../model/stationList.ts'
import type { ListChange } from './listChange.ts'
import { OwnStation } from './OwnStation.tsx'
import { stationLabels } from '../../stationLabels.ts'
import { useRadio } from '../RadioContext.ts'
import { StationLabelsContext, useStations } from './StationLabelsContext.ts'
import { StationList } from './StationList.tsx'
import { StationSearch } from './StationSearch.tsx'

const StationFiles = lazy(() => import('./StationFiles.tsx'))

/** Editor of the station list: order, search, own addresses, import and export. */
export default function StationEditor({ announce }: { announce: Announce }) {
  const { labels } = useRadio()
  const all = useMemo(() => ({ ...stationLabels, ...labels }), [labels])
  return (
    <StationLabelsContext value={all}>
      <Editor announce={announce} />
    </StationLabelsContext>
  )
}

function Editor({ announce }: { announce: Announce }) {
  const { player, labels } = useStations()
  const store = useStore()
  const { settings } = useAtomValue(player.state.data)
  const stations = useAtomValue(player.state.stations)
  const [filesOpen, setFilesOpen] = useState(false)
  const [replacing, setReplacing] = useState<number | null>(null)
  const [news, setNews] = useState<{ text: string; step?: object | undefined } | null>(null)
  const undoable = useAtomValue(player.state.undoable)
  const undo = useSetAtom(player.state.undo)
  const replaced = replacing === null ? undefined : stations[replacing]

  const change: ListChange = (update, text, step) => {
    const before = store.get(player.state.undoable)
    store.set(player.state.changeStations, update, step)
    const done = store.get(player.state.undoable)
    if (done === before) return
    setNews({ text, step: done })
    announce(text)
  }

  const onStation = (station: Station) => {
    if (replacing !== null && replaced) {
      change((data) => replace(data, replacing, station), labels.replaced(replaced.host, station.host), {
        kind: 'replace',
        title: replaced.host,
      })
      setReplacing(null)
    } else if (stations.length >= maxStations) {
      setNews({ text: labels.full(maxStations) })
      announce(labels.full(maxStations))
    } else
      change((data) => add(data, [station]), labels.added(station.host), { kind: 'add', title: station.host })
  }

  const isInList = (streamUrl: string) => has(store.get(player.state.data), streamUrl)

  return (
    <div className="radio-stations-body">
      <div className="radio-stations-part">
        <h2>{labels.list}</h2>
        <p className="radio-hint">{labels.listHint}</p>
        <StationList change={change} replacing={replacing} onReplace={setReplacing} />
        {news && (!news.step || news.step === undoable) && (
          <div className="radio-news">
            <span>{news.text}</span>
            {news.step && (
              <Button
                variant="quiet"
                icon={<Icon name="undo" />}
                onClick={() =>
                  void loadUndoing().then(({ stepWords }) => announce(stepWords(labels, 'undone', undo())))
                }
              >
                {labels.undo}
              </Button>
            )}
          </div>
        )}
        <Button
          icon={<Icon name="restart" />}
          onClick={() => change(reset, labels.resetDone, { kind: 'reset' })}
        >
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
        <div>
          <Button icon={<Icon name="import" />} onClick={() => setFilesOpen(true)}>
            {labels.files}
          </Button>
          {filesOpen && (
            <Suspense>
              <StationFiles change={change} onClose={() => setFilesOpen(false)} />
            </Suspense>
          )}
        </div>
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
  )
}
