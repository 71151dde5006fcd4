import { lazy, Suspense } from 'react'
import { useRecordStatus } from '../record/status.ts'
import { useWaitingVersion } from './useWaitingVersion.ts'

const RecordNotice = lazy(() =>
  import('./RecordNotice.tsx').then((module) => ({ default: module.RecordNotice })),
)
const UpdateNotice = lazy(() =>
  import('./UpdateNotice.tsx').then((module) => ({ default: module.UpdateNotice })),
)

/** All is well in these: there is nothing to tell, so the words are not even loaded. */
const quiet: readonly string[] = ['loading', 'saved', 'saving']

/** What has to be told on every page, when there is something to tell. */
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
