import { lazy, memo, Suspense, useState } from 'react'
import { useIdleLoad } from '../device/useIdleLoad.ts'
import { useWorktime } from '../WorktimeContext.ts'

const loadRows = () => import('../device/views.ts')
const YearRows = lazy(async () => ({ default: (await loadRows()).YearRows }))
const loads = [loadRows]

/** The dots as a table, for screen readers and for those who want the figures. */
export const YearTable = memo(function YearTable() {
  const { labels } = useWorktime()
  const [open, setOpen] = useState(false)
  useIdleLoad(loads)
  return (
    <details className="worktime-table" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{labels.asTable}</summary>
      <Suspense>{open && <YearRows />}</Suspense>
    </details>
  )
})
