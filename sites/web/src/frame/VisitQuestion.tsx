import { Button, useHydrated } from '@kleinzeug/ui'
import { useSyncExternalStore } from 'react'
import { PathLink } from '../page/PathLink.tsx'
import { page } from '../page/page.ts'
import { countVisitsSlice } from '../record/siteSlices.ts'
import { isTrackingUnwanted, sendVisit } from '../session/visits.ts'
import { visitQuestionLabels as labels } from './visitQuestionLabels.ts'

/** Asks in the footer whether visits may be counted; not shown to a browser that asks not to track. */
export function VisitQuestion() {
  const storage = page.storage(countVisitsSlice)
  const answer = useSyncExternalStore(storage.subscribe, storage.read, () => undefined)
  const hydrated = useHydrated()
  if (!hydrated || answer !== undefined || isTrackingUnwanted()) return null

  const agree = () => {
    storage.write(true)
    sendVisit(location.pathname)
  }
  return (
    <div className="wrap visit-question" role="group" aria-label={labels.name}>
      <p>
        {labels.question} <PathLink path="/meta/privacy#die-besuchsmeldung">{labels.more}</PathLink>
      </p>
      <Button onClick={agree}>{labels.yes}</Button>
      <Button onClick={() => storage.write(false)}>{labels.no}</Button>
    </div>
  )
}
