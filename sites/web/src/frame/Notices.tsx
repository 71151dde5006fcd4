import { lazy, Suspense } from 'react'
import { useRecordStatus } from '../record/status.ts'
import { useWaitingVersion } from './useWaitingVersion.ts'

const RecordNotice = lazy(() =>
  import('./RecordNotice.tsx').then((module) => ({ default: module.RecordNotice })),
)
const UpdateNotice = lazy(() =>
  import('./UpdateNotice.tsx').then((module) => ({ default: module.UpdateNotice })),
)

/** In these states there is nothing to tell, and the notice is not loaded. */
const quiet: readonly string[] = ['loading', 'saved', 'saving']

/** Notices about storage and new versions, on every page. */
export function Notices() {
  const status = useRecordStatus()
  const waiting = useWaitingVersion()
  return (
    <Suspense>
      {waiting && <UpdateNotice worker={waiting} />}
      {!quiet.includes(status.kind) && <RecordNotice status={status} />}
    </Suspense>
  )
}
