import type { ReactNode } from 'react'
import { Notices } from '../frame/Notices.tsx'
import { useHydrationMark } from '../page/useHydrationMark.ts'

/** Without header, navigation and footer: the page brings its own way back. */
export function BareLayout({ children }: { children: ReactNode }) {
  useHydrationMark()
  return (
    <main id="inhalt" tabIndex={-1}>
      {children}
      <div className="bare-notices">
        <Notices />
      </div>
    </main>
  )
}
