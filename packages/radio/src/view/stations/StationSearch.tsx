import { Button, Icon, type Announce } from '@kleinzeug/ui'
import { useEffect, useRef, useState } from 'react'
import type { SearchResult } from '../../model/directory.ts'
import { searchDirectory } from '../../state/searchDirectory.ts'
import { useStations } from './StationLabelsContext.ts'
import { FieldWithButton, StationForm, type StationFormCallbacks } from './StationForm.tsx'

interface StationSearchProps extends StationFormCallbacks {
  replacing: boolean
  announce: Announce
}

type Search =
  | { status: 'idle' | 'searching' | 'failed' | 'empty' }
  | { status: 'found'; found: readonly SearchResult[] }

/** Search form for the Radio-Browser directory. No request is sent before the listener submits it. */
export function StationSearch({ onStation, isInList, replacing, announce }: StationSearchProps) {
  const { labels } = useStations()
  const [name, setName] = useState('')
  const [search, setSearch] = useState<Search>({ status: 'idle' })
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  const start = async (text: string) => {
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    setSearch({ status: 'searching' })
    try {
      const found = await searchDirectory(text, controller.signal)
      setSearch({ status: 'found', found })
      announce(found.length > 0 ? labels.found(found.length) : labels.foundNone)
    } catch {
      // A newer search aborted this one: its result is not shown.
      if (running.current === controller) setSearch({ status: 'failed' })
    }
  }

  const onSubmit = () => {
    const text = name.trim()
    if (text === '') setSearch({ status: 'empty' })
    else void start(text)
  }

  return (
    <StationForm heading={labels.search} role="search" onSubmit={onSubmit}>
      <FieldWithButton
        label={labels.searchLabel}
        hint={labels.searchHint}
        error={errorOf(search, labels)}
        type="search"
        enterKeyHint="search"
        value={name}
        onChange={setName}
        submitLabel={labels.searchButton}
        icon="search"
      />
      {search.status === 'searching' && <p className="radio-hint">{labels.searching}</p>}
      {search.status === 'found' && (
        <p className="radio-hint">
          {search.found.length > 0 ? labels.found(search.found.length) : labels.foundNone}
        </p>
      )}
      {search.status === 'found' && search.found.length > 0 && (
        <ul className="radio-found">
          {search.found.map(({ details, ...station }) => (
            <li key={station.streamUrl}>
              <span>
                {station.host}
                <small>{details}</small>
              </span>
              {isInList(station.streamUrl) ? (
                <small>{labels.has}</small>
              ) : (
                <Button
                  aria-label={replacing ? labels.replaceWith(station.host) : labels.addNamed(station.host)}
                  icon={<Icon name="add" />}
                  onClick={() => onStation(station)}
                >
                  {labels.add}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </StationForm>
  )
}

const errorOf = ({ status }: Search, labels: { searchFailed: string; searchEmpty: string }) =>
  status === 'failed' ? labels.searchFailed : status === 'empty' ? labels.searchEmpty : undefined
