import { Icon, IconButton } from '@kleinzeug/ui'
import { useAtomValue } from 'jotai'
import { useEffect, useRef } from 'react'
import { move, remove } from '../../model/presets.ts'
import type { Station } from '../../model/station.ts'
import type { ListChange } from './listChange.ts'
import { useStations } from './StationLabelsContext.ts'

interface StationListProps {
  change: ListChange
  /** Index of the station that the next new station replaces; `null` while none is being replaced. */
  replacing: number | null
  onReplace: (place: number | null) => void
}

/** All stations in order, each with its actions. */
export function StationList({ change, replacing, onReplace }: StationListProps) {
  const { player, labels } = useStations()
  const stations = useAtomValue(player.state.stations)
  const selected = useAtomValue(player.state.selected)
  const list = useRef<HTMLOListElement>(null)
  const focusNext = useRef<{ place: number; action: string } | null>(null)

  useEffect(() => {
    if (!focusNext.current) return
    const { place, action } = focusNext.current
    focusNext.current = null
    const row = list.current?.children[Math.min(place, stations.length - 1)]
    const key = row?.querySelector<HTMLButtonElement>(`[data-action=${action}]:not(:disabled)`)
    const any = row?.querySelector<HTMLButtonElement>('[data-action=listen]')
    ;(key ?? any)?.focus()
  }, [stations])

  const shift = (station: Station, from: number, to: number, action: string) => {
    focusNext.current = { place: to, action }
    change((data) => move(data, from, to), labels.moved(station.host, to + 1), {
      kind: 'move',
      title: station.host,
    })
  }

  const drop = (station: Station, place: number) => {
    focusNext.current = { place, action: 'remove' }
    onReplace(null)
    change((data) => remove(data, place), labels.removed(station.host), {
      kind: 'remove',
      title: station.host,
    })
  }

  return (
    <ol className="radio-list" ref={list}>
      {stations.map((station, place) => (
        <li key={station.streamUrl} data-selected={place === selected || undefined}>
          <button
            type="button"
            className="radio-list-name"
            data-action="listen"
            title={labels.listen(station.host)}
            aria-current={place === selected}
            onClick={() => player.select(place)}
          >
            <b>{place + 1}</b> <span>{station.host}</span>
          </button>
          <IconButton
            label={labels.up(station.host)}
            data-action="up"
            icon={<Icon name="up" />}
            disabled={place === 0}
            onClick={() => shift(station, place, place - 1, 'up')}
          />
          <IconButton
            label={labels.down(station.host)}
            data-action="down"
            icon={<Icon name="down" />}
            disabled={place === stations.length - 1}
            onClick={() => shift(station, place, place + 1, 'down')}
          />
          <IconButton
            label={labels.replace(station.host)}
            data-action="replace"
            icon={<Icon name="edit" />}
            aria-pressed={replacing === place}
            onClick={() => onReplace(replacing === place ? null : place)}
          />
          <IconButton
            label={stations.length === 1 ? labels.onlyOne : labels.remove(station.host)}
            data-action="remove"
            icon={<Icon name="delete" />}
            disabled={stations.length === 1}
            onClick={() => drop(station, place)}
          />
        </li>
      ))}
    </ol>
  )
}
