import { memo, type RefObject } from 'react'
import type { Item } from '../model/deciderData.ts'
import { useDecider } from './DeciderContext.ts'

interface FieldProps {
  ref: RefObject<HTMLDivElement | null>
  candidates: readonly Item[]
  /** The index of the winner, once it is shown. */
  won: number | undefined
  /** The chance of each, if the draw is weighted. */
  chances: readonly number[] | undefined
}

/** Up to this many candidates stand below each other, and up to that many with their names. */
const ROWS = 8
const NAMES = 24

/**
 * The candidates, one child each: as rows, as cells, or as lamps when there are so many that names
 * would have to scroll; all of them are seen at once. To assistive technology it would only repeat
 * the list of the editor.
 */
export const Field = memo(function Field({ ref, candidates, won, chances }: FieldProps) {
  const { labels } = useDecider()
  const count = candidates.length
  const density = count <= ROWS ? 'rows' : count <= NAMES ? 'cells' : 'lamps'
  return (
    <div className="decider-field" ref={ref} data-density={density} aria-hidden="true">
      {candidates.map((item, index) => (
        <span key={item.name} data-won={index === won || undefined}>
          {density !== 'lamps' && <bdi>{item.name}</bdi>}
          {density === 'rows' && chances && <small>{labels.share(chances[index] ?? 0)}</small>}
        </span>
      ))}
    </div>
  )
})
