import { useAtomValue } from 'jotai'
import { lazy, Suspense, useState } from 'react'
import { useIdleLoad } from '../device/useIdleLoad.ts'
import { useWorktime } from '../WorktimeContext.ts'

const loadForm = () => import('./laterParts.ts')
const DetailsForm = lazy(async () => ({ default: (await loadForm()).DetailsForm }))
const loads = [loadForm]

/** Start, end, break and note of a day: optional, and not even loaded until the page is idle. */
export function DayDetails() {
  const { state, labels } = useWorktime()
  const date = useAtomValue(state.selected)
  const [open, setOpen] = useState(false)
  useIdleLoad(loads)
  return (
    <details className="worktime-details" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{labels.details}</summary>
      <Suspense>
        {/* A draft belongs to its day. */}
        {open && <DetailsForm key={date} />}
      </Suspense>
    </details>
  )
}
