import { Button, Choice, SelectField, TextField } from '@kleinzeug/ui'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import {
  lazy,
  memo,
  startTransition,
  Suspense,
  useCallback,
  useDeferredValue,
  useEffect,
  useState,
  type ReactNode,
  type RefObject,
} from 'react'
import type { Card } from '../../model/card.ts'
import type { ListFilter } from '../../state/ListFilter.ts'
import { CardRow } from './CardRow.tsx'
import type { DuplicatesProps } from './Duplicates.tsx'
import { useNeoCortex } from '../NeoCortexContext.ts'
import { useRowCount } from './useRowCount.ts'

const Duplicates = lazy(() =>
  import('../loadedAfter.ts').then(
    ({ Duplicates: Loaded }) => ({ default: Loaded }),
    // Without a network the cards stand there one by one.
    () => ({ default: ({ children }: DuplicatesProps): ReactNode => children }),
  ),
)

const PAGE = 30
/** Rows that follow each key of a search: as many as a high screen shows. The others come in the first pause. */
const FEW = 9
/** Height of a row, about: what rows that are still to come take up. */
const ROW = 72
const listFilters = ['all', 'own', 'later', 'collection'] as const

interface CardListProps {
  search: RefObject<HTMLInputElement | null>
  /** Called when a card was opened from the list. */
  onOpen: () => void
}

/** All cards of a list filter, and what narrows them. */
export function CardList({ search, onOpen }: CardListProps) {
  const { state, labels, hydrated } = useNeoCortex()
  // Typing goes on while a long list is still drawn.
  const visible = useDeferredValue(useAtomValue(state.visible))
  const candidates = useAtomValue(state.candidates)
  const current = useAtomValue(state.current)
  const query = useAtomValue(state.query)
  const [tag, setTag] = useAtom(state.tag)
  const listFilter = useAtomValue(state.listFilter)
  const clearFilters = useSetAtom(state.clearFilters)
  const visit = useSetAtom(state.visit)
  const [page, setPage] = useState<{ readonly of: unknown; readonly shown: number }>()
  const filters = `${listFilter} ${tag ?? ''} ${query}`
  const shown = page?.of === filters ? page.shown : PAGE
  const rest = visible.length - shown
  const count = useRowCount(visible, FEW, Math.min(shown, visible.length))
  const open = useCallback(
    (id: string) => {
      visit(id)
      onOpen()
    },
    [visit, onOpen],
  )
  if (!hydrated) return null
  const rows = (
    <Rows cards={visible} shown={shown} count={count} currentId={current?.id} onOpen={open} onTag={setTag} />
  )
  return (
    <div className="neo-cortex-list">
      <Filters search={search} />
      {visible.length === 0 && (
        <div className="neo-cortex-nothing">
          <p>
            {candidates.length === 0 && tag === undefined ? labels.nothing[listFilter] : labels.nothingFound}
          </p>
          {(query !== '' || tag !== undefined || listFilter !== 'all') && (
            <Button onClick={clearFilters}>{labels.clearFilters}</Button>
          )}
        </div>
      )}
      {listFilter === 'duplicates' && query === '' && tag === undefined ? (
        <Suspense fallback={rows}>
          <Duplicates
            renderRow={(card) => (
              <CardRow key={card.id} card={card} isCurrent={card.id === current?.id} onOpen={open} />
            )}
          >
            {rows}
          </Duplicates>
        </Suspense>
      ) : (
        rows
      )}
      {rest > 0 && listFilter !== 'duplicates' && (
        <Button onClick={() => setPage({ of: filters, shown: shown + 5 * PAGE })}>
          {labels.showMore(Math.min(rest, 5 * PAGE))}
        </Button>
      )}
    </div>
  )
}

interface RowsProps {
  cards: readonly Card[]
  shown: number
  /** How many of them are rendered so far. */
  count: number
  currentId: string | undefined
  onOpen: (id: string) => void
  onTag: (tag: string) => void
}

/** Rendered when the list has changed, not at every key. */
const Rows = memo(function Rows({ cards, shown, count, currentId, onOpen, onTag }: RowsProps) {
  const all = Math.min(shown, cards.length)
  return (
    <ul style={{ minHeight: count < all ? all * ROW : undefined }}>
      {cards.slice(0, count).map((card, place) => (
        <CardRow
          key={card.id}
          card={card}
          isCurrent={card.id === currentId}
          isFar={place >= PAGE}
          onOpen={onOpen}
          onTag={onTag}
        />
      ))}
    </ul>
  )
})

/** What narrows the list. A key in the search field leaves it as it is. */
const Filters = memo(function Filters({ search }: Pick<CardListProps, 'search'>) {
  const { state, labels, props } = useNeoCortex()
  const [tag, setTag] = useAtom(state.tag)
  const [listFilter, setListFilter] = useAtom(state.listFilter)
  const tags = useAtomValue(state.tags)
  const duplicates = useAtomValue(state.duplicates)
  const numbered = useAtomValue(state.numbered)
  const options: ReadonlyArray<{ value: ListFilter; label: string }> = [
    ...listFilters
      .filter((value) => value !== 'collection' || props.collection?.length !== 0)
      .map((value) => ({ value, label: labels.listFilters[value] })),
    ...(duplicates.length > 0 || listFilter === 'duplicates'
      ? [{ value: 'duplicates' as const, label: labels.duplicatesCount(duplicates.length) }]
      : []),
    ...(numbered.length > 0 || listFilter === 'numbered'
      ? [{ value: 'numbered' as const, label: labels.listFilters.numbered }]
      : []),
  ]
  return (
    <div className="neo-cortex-filters" role="search" aria-label={labels.search}>
      <SearchField field={search} />
      <SelectField label={labels.tag} value={tag ?? ''} onChange={(value) => setTag(value || undefined)}>
        <option value="">{labels.allTags}</option>
        {/* What was chosen stays to be seen when its last card is gone. */}
        {tag !== undefined && !tags.some(([name]) => name === tag) && <option>{tag}</option>}
        {tags.map(([name, count]) => (
          <option key={name} value={name}>
            {`${name} (${count})`}
          </option>
        ))}
      </SelectField>
      <Choice
        legend={labels.listFilter}
        legendHidden
        value={listFilter}
        onChange={setListFilter}
        options={options}
      />
      <Count />
    </div>
  )
})

/** How many cards are shown, of how many. */
function Count() {
  const { state, labels } = useNeoCortex()
  const visible = useAtomValue(state.visible)
  const candidates = useAtomValue(state.candidates)
  return (
    <span className="neo-cortex-mono" role="status">
      {labels.shown(visible.length, candidates.length)}
    </span>
  )
}

/** The search field. The search follows a key in a task of its own and is drawn in pieces between further keys. */
function SearchField({ field }: { field: RefObject<HTMLInputElement | null> }) {
  const { state, labels } = useNeoCortex()
  const [typed, setTyped] = useAtom(state.typed)
  const setQuery = useSetAtom(state.query)
  const later = useDeferredValue(typed)
  useEffect(() => startTransition(() => setQuery(later)), [later, setQuery])
  return (
    <TextField
      ref={field}
      type="search"
      label={labels.search}
      value={typed}
      onChange={setTyped}
      autoComplete="off"
      enterKeyHint="search"
    />
  )
}
