import { Button, SelectField, TextField } from '@kleinzeug/ui'
import { useAtom, useAtomValue } from 'jotai'
import {
  memo,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  type RefObject,
} from 'react'
import { findThings, ofKind } from '../../model/search.ts'
import { kinds } from '../../model/thing.ts'
import { useSizeComparison } from '../SizeComparisonContext.ts'
import type { RowActions } from './ThingRows.tsx'
import type { LoadedParts } from '../useCatalogue.ts'

interface ThingTableProps extends RowActions {
  search: RefObject<HTMLInputElement | null>
  parts: LoadedParts | undefined
}

/** All things as a table, with the search by name and the filter by kind, which narrows the scene as well. */
export const ThingTable = memo(function ThingTable({
  search,
  parts,
  onPick,
  onEdit,
  onRemove,
}: ThingTableProps) {
  const { state, labels } = useSizeComparison()
  const things = useAtomValue(state.things)
  const [kind, setKind] = useAtom(state.kind)
  const [query, setQuery] = useState('')
  const deferred = useDeferredValue(query)
  const found = useMemo(
    () =>
      findThings(
        ofKind(things, kind).toSorted((a, b) => a.size - b.size),
        deferred,
        labels.language,
      ),
    [things, kind, deferred, labels.language],
  )
  // The things are loaded after the page: what was searched for before is picked once they are there.
  const isEntered = useRef(false)
  const enter = () => {
    isEntered.current = things.length === 0
    const [first] = findThings(ofKind(things, kind), query, labels.language)
    if (first && query.trim() !== '') onPick(first.id)
  }
  const enterAgain = useEffectEvent(() => {
    if (isEntered.current) enter()
  })
  useEffect(() => enterAgain(), [things])
  return (
    <section className="size-comparison-list" aria-label={labels.list}>
      <form
        className="size-comparison-filters"
        onSubmit={(event) => {
          event.preventDefault()
          enter()
        }}
      >
        <TextField
          ref={search}
          type="search"
          label={labels.search}
          value={query}
          onChange={setQuery}
          autoComplete="off"
          enterKeyHint="search"
        />
        <SelectField
          label={labels.kind}
          value={kind ?? ''}
          onChange={(value) => setKind(kinds.find((each) => each === value))}
        >
          <option value="">{labels.allKinds}</option>
          {kinds.map((each) => (
            <option key={each} value={each}>
              {labels.kinds[each]}
            </option>
          ))}
        </SelectField>
        <p className="size-comparison-count" role="status">
          {labels.shown(found.length, things.length)}
        </p>
      </form>
      {found.length === 0
        ? things.length > 0 && (
            <div className="size-comparison-nothing">
              <p>{labels.nothingFound}</p>
              <Button
                onClick={() => {
                  setQuery('')
                  setKind(undefined)
                }}
              >
                {labels.clearSearch}
              </Button>
            </div>
          )
        : parts && <parts.ThingRows things={found} onPick={onPick} onEdit={onEdit} onRemove={onRemove} />}
    </section>
  )
})
