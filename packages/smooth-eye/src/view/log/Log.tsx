import { Legend } from '@kleinzeug/ui'
import { useAtomValue } from 'jotai'
import { lazy, Suspense } from 'react'
import { useSmoothEye } from '../SmoothEyeContext.ts'

const Sessions = lazy(() => import('./Sessions.tsx'))

/** What was exercised and when. */
export function Log() {
  const { state, labels } = useSmoothEye()
  const { sessions } = useAtomValue(state.data)
  const removed = useAtomValue(state.removed)
  return (
    <section className="smooth-eye-panel" aria-label={labels.log}>
      <Legend>{labels.log}</Legend>
      {sessions.length === 0 && !removed && <p>{labels.logEmpty}</p>}
      {(sessions.length > 0 || removed) && (
        <Suspense fallback={null}>
          <Sessions />
        </Suspense>
      )}
    </section>
  )
}
