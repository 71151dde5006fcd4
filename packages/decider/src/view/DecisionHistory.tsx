import { Icon, Legend } from '@kleinzeug/ui'
import { useAtomValue } from 'jotai'
import { lazy, Suspense, useState } from 'react'
import { useDecider } from './DeciderContext.ts'

const Decisions = lazy(() => import('./Decisions.tsx'))

/** The decisions in a disclosure that is closed at first. */
export function DecisionHistory() {
  const { state, labels } = useDecider()
  const { length } = useAtomValue(state.history)
  const [isOpened, setOpened] = useState(false)
  return (
    <details className="decider-history" onToggle={() => setOpened(true)}>
      <summary>
        <Icon name="history" />
        <span>{labels.history}</span>
        <Legend>{length}</Legend>
      </summary>
      <Suspense>{isOpened && <Decisions />}</Suspense>
    </details>
  )
}
