import { DotMatrix, Legend } from '@kleinzeug/ui'
import { useAtomValue } from 'jotai'
import { lazy, Suspense } from 'react'
import { useNeoCortex } from '../NeoCortexContext.ts'
import { Register } from '../list/Register.tsx'

const NeighbourMap = lazy(() => import('./NeighbourMap.tsx'))

/** What a server gives, which cannot wait for a chunk. */
const emptyMap = <div className="neo-cortex-map" />

/** Dots in a row of the display: four digits. */
const DIGITS = 23

/** Number of cards, neighbours of the current one, and all cards as the edges of a drawer. */
export function CardDisplay() {
  const { state, labels, hydrated } = useNeoCortex()
  const own = useAtomValue(state.own)
  const graph = useAtomValue(state.graph)
  const share = useAtomValue(state.share)
  const links = Array.from(graph.out.values()).reduce((sum, targets) => sum + targets.length, 0)
  const facts = [
    [labels.linkFact, String(links)],
    [labels.laterFact, String(own.filter(({ later }) => later).length)],
    [labels.storeFact, labels.storePart(share.part)],
  ] as const
  return (
    <div className="neo-cortex-window">
      <div className="neo-cortex-head">
        <p className="neo-cortex-count">
          <DotMatrix text={String(own.length)} columns={DIGITS} />
          <Legend>{labels.counted(own.length)}</Legend>
        </p>
        <dl className="neo-cortex-facts">
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      {!hydrated ? (
        emptyMap
      ) : (
        <Suspense fallback={emptyMap}>
          <NeighbourMap />
        </Suspense>
      )}
      <Register />
    </div>
  )
}
