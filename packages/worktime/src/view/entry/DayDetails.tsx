import { useAtomValue } from 'jotai'
import { lazy } from 'react'
import { Fold } from '../device/Fold.tsx'
import { useIdleLoad } from '../device/useIdleLoad.ts'
import { useWorktime } from '../WorktimeContext.ts'

const loadForm = () => import('./laterParts.ts')
const DetailsForm = lazy(async () => ({ default: (await loadForm()).DetailsForm }))
const loads = [loadForm]

/** Start, end, break and note of a day. */
export function DayDetails() {
  const { state, labels } = useWorktime()
  const date = useAtomValue(state.selected)
  useIdleLoad(loads)
  return (
    <Fold className="worktime-details" label={labels.details}>
      {/* A draft belongs to its day. */}
      <DetailsForm key={date} />
    </Fold>
  )
}
