import { lazy, memo, Suspense } from 'react'
import type { Item } from '../../model/deciderData.ts'
import { useDecider } from '../DeciderContext.ts'
import { lampGrid } from './lampGrid.ts'

const CandidateLamps = lazy(() => import('./CandidateLamps.tsx'))

interface CandidateFieldProps {
  slots: readonly Item[]
  /** Name of the candidate that the highlight is on. */
  lit: string | undefined
  /** Names of the winners, once they are shown. */
  won: readonly string[]
  /** Name of the last item that elimination has left. */
  remaining: string | undefined
  /** Chance of each candidate by name, if the draw is weighted. */
  chances: ReadonlyMap<string, number> | undefined
}

/** Up to this many candidates are rows, and up to that many are cells with their names. */
const ROWS = 8
const NAMES = 24

/** All candidates at once, as rows, cells or lamps; hidden from assistive technology, as the editor lists them. */
export const CandidateField = memo(function CandidateField({
  slots,
  lit,
  won,
  remaining,
  chances,
}: CandidateFieldProps) {
  const { labels } = useDecider()
  if (slots.length > NAMES)
    return (
      <Suspense fallback={<svg {...lampGrid(slots.length)} />}>
        <CandidateLamps slots={slots} lit={lit} won={won} />
      </Suspense>
    )
  const rows = slots.length <= ROWS
  return (
    <div className="decider-field" data-density={rows ? 'rows' : 'cells'} aria-hidden="true">
      {slots.map(({ name, active }) => (
        <span
          key={name}
          data-lit={name === lit ? '' : undefined}
          data-won={won.includes(name) || undefined}
          data-remaining={name === remaining || undefined}
          data-out={(!active && !won.includes(name)) || undefined}
        >
          <bdi>{name}</bdi>
          {rows && chances && <small>{labels.share(chances.get(name) ?? 0)}</small>}
        </span>
      ))}
    </div>
  )
})
