import { Button, Icon, type Announce } from '@kleinzeug/ui'
import { useEffect, useRef, useState } from 'react'
import type { Listing } from '../model/directory.ts'
import { searchDirectory } from '../state/searchDirectory.ts'
import { useRadio } from './RadioContext.ts'
import { FieldWithKey, StationForm, type StationSource } from './StationForm.tsx'

interface StationSearchProps extends StationSource {
  replacing: boolean
  announce: Announce
}

type Search =
  | { status: 'idle' | 'searching' | 'failed' | 'empty' }
  | { status: 'found'; found: readonly Listing[] }

/** Finds stations in the Radio-Browser directory. Nothing is asked before the listener searches. */
export function StationSearch({ take, isThere, replacing, announce }: StationSearchProps) {
  const { labels } = useRadio()
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
      // A search that a newer one took over has nothing to say any more.
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
      <FieldWithKey
        label={labels.searchLabel}
        hint={labels.searchHint}
        error={errorOf(search, labels)}
        type="search"
        enterKeyHint="search"
        value={name}
        onChange={setName}
        send={labels.searchButton}
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
              {isThere(station.streamUrl) ? (
                <small>{labels.has}</small>
              ) : (
                <Button
                  aria-label={replacing ? labels.replaceWith(station.host) : labels.addNamed(station.host)}
                  icon={<Icon name="add" />}
                  onClick={() => take(station)}
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
