import { lazy, Suspense } from 'react'
import { radioPinnedSlice } from '../record/siteSlices.ts'
import { useSlice } from '../record/useSlice.ts'

const DockedTool = lazy(() => import('../routes/_framed/apps/-docked/DockedTool.tsx'))

/** The pinned tool: top right, on every page with the frame, and loaded only while it is pinned. */
export function Dock() {
  const [pinned] = useSlice(radioPinnedSlice)
  return pinned ? (
    <aside className="dock" aria-label="Radio">
      <Suspense>
        <DockedTool />
      </Suspense>
    </aside>
  ) : null
}
