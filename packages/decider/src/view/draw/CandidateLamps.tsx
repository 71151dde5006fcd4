import { memo, useMemo } from 'react'
import type { Item } from '../../model/deciderData.ts'
import { columnsFor, lampGrid } from './lampGrid.ts'

interface CandidateLampsProps {
  slots: readonly Item[]
  lit: string | undefined
  won: readonly string[]
}

/** A point of no length, which the round line cap draws as a dot. */
const dots = (places: readonly number[], columns: number) =>
  places.map((place) => `M${(place % columns) + 0.5} ${Math.floor(place / columns) + 0.5}h0`).join('')

const UnlitLamps = memo(function UnlitLamps({ slots, columns }: { slots: readonly Item[]; columns: number }) {
  const places = [...slots.keys()]
  return (
    <>
      <path
        className="decider-lamp"
        d={dots(
          places.filter((place) => slots[place]?.active),
          columns,
        )}
      />
      <path
        className="decider-lamp"
        data-out=""
        d={dots(
          places.filter((place) => !slots[place]?.active),
          columns,
        )}
      />
    </>
  )
})

/** Many candidates as one drawing, so that a step of the highlight changes one dot and no list. */
export default function CandidateLamps({ slots, lit, won }: CandidateLampsProps) {
  const places = useMemo(() => new Map(slots.map(({ name }, place) => [name, place])), [slots])
  const columns = columnsFor(slots.length)
  const litPlace = lit === undefined ? undefined : places.get(lit)
  const wonPlaces = won.flatMap((name) => places.get(name) ?? [])
  return (
    <svg {...lampGrid(slots.length)}>
      <UnlitLamps slots={slots} columns={columns} />
      {litPlace !== undefined && (
        <path className="decider-lamp" data-lit={lit} d={dots([litPlace], columns)} />
      )}
      {wonPlaces.length > 0 && <path className="decider-lamp" data-won="" d={dots(wonPlaces, columns)} />}
    </svg>
  )
}
