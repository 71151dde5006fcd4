import { Button, Icon, IconButton, SelectField, TextField } from '@kleinzeug/ui'
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
import { findThings, ofKind } from '../model/search.ts'
import { kinds, type Thing } from '../model/thing.ts'
import { useSizeComparison } from './SizeComparisonContext.ts'
import { textOf } from './textOf.ts'

interface ThingTableProps {
  search: RefObject<HTMLInputElement | null>
  onPick: (id: string) => void
  onEdit: (id: string) => void
  onRemove: (id: string) => void
}

/** All things as a table, with the search by name and the filter by kind, which narrows the scene as well. */
export const ThingTable = memo(function ThingTable({ search, onPick, onEdit, onRemove }: ThingTableProps) {
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
      {found.length === 0 ? (
        things.length > 0 && (
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
      ) : (
        <table className="size-comparison-table">
          <thead>
            <tr>
              <th scope="col">{labels.name}</th>
              <th scope="col">{labels.size}</th>
              <th scope="col">{labels.kind}</th>
              <th scope="col">{labels.source}</th>
            </tr>
          </thead>
          <tbody>
            {found.map((thing) => (
              <Row key={thing.id} thing={thing} onPick={onPick} onEdit={onEdit} onRemove={onRemove} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
})

const hostOf = (check: string) => URL.parse(check)?.hostname ?? check

interface RowProps extends Omit<ThingTableProps, 'search'> {
  thing: Thing
}

const Row = memo(function Row({ thing, onPick, onEdit, onRemove }: RowProps) {
  const { labels } = useSizeComparison()
  const { name: label, size } = textOf(thing, labels)
  return (
    <tr>
      <th scope="row">
        <button
          type="button"
          className="size-comparison-name"
          aria-label={labels.pick(label)}
          onClick={() => onPick(thing.id)}
        >
          {label}
        </button>
      </th>
      <td>
        <span className="size-comparison-measure">{labels.measure[thing.measure]}</span> {size}
      </td>
      <td>{labels.kinds[thing.kind]}</td>
      <td>
        {thing.kind === 'own' ? (
          <span className="size-comparison-own">
            <IconButton
              label={labels.edit(label)}
              icon={<Icon name="edit" />}
              onClick={() => onEdit(thing.id)}
            />
            <IconButton
              label={labels.remove(label)}
              icon={<Icon name="delete" />}
              onClick={() => onRemove(thing.id)}
            />
          </span>
        ) : (
          <>
            {thing.source}
            {thing.checked !== null && <small> · {labels.checked(hostOf(thing.checked))}</small>}
          </>
        )}
      </td>
    </tr>
  )
})
