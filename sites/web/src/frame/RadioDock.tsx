import { radioPinnedSlice } from '@kleinzeug/storage/local'
import type { ReactNode } from 'react'
import { useSlice } from '../record/useSlice.ts'

/** The place of the pinned radio: top right, on every page with the frame, only while it is pinned. */
export function RadioDock({ children }: { children: ReactNode }) {
  const [pinned] = useSlice(radioPinnedSlice)
  return pinned ? (
    <aside className="radio-dock" aria-label="Radio">
      {children}
    </aside>
  ) : null
}
