import { lazy, Suspense } from 'react'
import { radioPinnedSlice } from '../record/siteSlices.ts'
import { useSlice } from '../record/useSlice.ts'

const PinnedRadio = lazy(() => import('./PinnedRadio.tsx'))

/** The pinned radio: top right, on every page with the frame, and loaded only while it is pinned. */
export function RadioDock() {
  const [pinned] = useSlice(radioPinnedSlice)
  return pinned ? (
    <aside className="radio-dock" aria-label="Radio">
      <Suspense>
        <PinnedRadio />
      </Suspense>
    </aside>
  ) : null
}
