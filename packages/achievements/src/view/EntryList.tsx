import { Button, Legend, SelectField, TextField } from '@kleinzeug/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useDeferredValue, type RefObject } from 'react'
import { newestFirst } from '../model/filter.ts'
import { noFilter } from '../state/createAchievementsState.ts'
import { useAchievements } from './AchievementsContext.ts'
import { EntryRow, RemovedRow } from './EntryRow.tsx'

interface EntryListProps {
  search: RefObject<HTMLInputElement | null>
  onUndo: () => void
  onTalks: () => void
}

/** All entries by year, the newest first, with what narrows them. */
export function EntryList({ search, onUndo, onTalks }: EntryListProps) {
  const { state, labels } = useAchievements()
  const entries = useAtomValue(state.entries)
  const removed = useAtomValue(state.removed)
  // Typing goes on while a long list is still drawn.
  const visible = useDeferredValue(useAtomValue(state.visible))
  const narrow = useSetAtom(state.narrow)
  if (entries.length === 0 && !removed) return null
  // The deferred list may still hold what was just deleted.
  const kept = removed ? visible.filter(({ key }) => key !== removed.key) : visible
  const rows = removed ? newestFirst([...kept.toReversed(), removed]) : kept
  const groups = Map.groupBy(rows, ({ date }) => date?.slice(0, 4) ?? labels.undated)
  return (
    <div className="achievements-list">
      <Filters search={search} onTalks={onTalks} />
      {rows.length === 0 && (
        <p className="achievements-nothing">
          {labels.nothingFound}
          <Button onClick={() => narrow({ ...noFilter, year: undefined, tag: undefined, person: undefined })}>
            {labels.clearFilters}
          </Button>
        </p>
      )}
      {Array.from(groups, ([year, list]) => (
        <div key={year} className="achievements-year" role="group" aria-label={year}>
          <header>
            <h2>{year}</h2>
            <Legend>{labels.entryCount(list.filter((entry) => entry !== removed).length)}</Legend>
          </header>
          <ul>
            {list.map((entry) =>
              entry === removed ? (
                <RemovedRow key={entry.key} title={entry.title} onUndo={onUndo} />
              ) : (
                <EntryRow key={entry.key} entry={entry} />
              ),
            )}
          </ul>
        </div>
      ))}
    </div>
  )
}

function Filters({ search, onTalks }: Omit<EntryListProps, 'onUndo'>) {
  const { state, labels } = useAchievements()
  const filter = useAtomValue(state.filter)
  const entries = useAtomValue(state.entries)
  const visible = useAtomValue(state.visible)
  const years = useAtomValue(state.years)
  const tags = useAtomValue(state.tags)
  const people = useAtomValue(state.people)
  const talk = useAtomValue(state.talk)
  const narrow = useSetAtom(state.narrow)
  const options = (list: ReadonlyArray<readonly [string, number]>, chosen: string | undefined) => (
    <>
      <option value="">{labels.all}</option>
      {/* What was chosen stays to be seen when its last entry is gone. */}
      {chosen !== undefined && !list.some(([name]) => name === chosen) && <option>{chosen}</option>}
      {list.map(([name, count]) => (
        <option key={name} value={name}>
          {`${name} (${count})`}
        </option>
      ))}
    </>
  )
  return (
    <div className="achievements-filters" role="search" aria-label={labels.search}>
      <TextField
        ref={search}
        type="search"
        label={labels.search}
        value={filter.query}
        onChange={(query) => narrow({ query })}
        autoComplete="off"
      />
      <SelectField
        label={labels.year}
        value={filter.year === undefined ? '' : String(filter.year)}
        onChange={(value) => narrow({ year: value === '' ? undefined : Number(value) })}
      >
        <option value="">{labels.all}</option>
        {[...new Set([...years, ...(filter.year === undefined ? [] : [filter.year])])].map((year) => (
          <option key={year} value={year}>
            {year}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={labels.tag}
        value={filter.tag ?? ''}
        onChange={(tag) => narrow({ tag: tag || undefined })}
      >
        {options(tags, filter.tag)}
      </SelectField>
      <SelectField
        label={labels.person}
        value={filter.person ?? ''}
        onChange={(person) => narrow({ person: person || undefined })}
      >
        {options(people, filter.person)}
      </SelectField>
      <div className="achievements-filter-foot">
        <Button
          aria-pressed={filter.sinceTalk && talk !== undefined}
          title={talk ? undefined : labels.sinceTalkMissing}
          onClick={() => (talk ? narrow({ sinceTalk: !filter.sinceTalk }) : onTalks())}
        >
          {labels.sinceTalk(talk && labels.longDate(talk.date))}
        </Button>
        <span className="achievements-mono" role="status">
          {labels.shown(visible.length, entries.length)}
        </span>
      </div>
    </div>
  )
}
