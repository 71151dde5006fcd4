import type { ReactNode } from 'react'
import { Notices } from './Notices.tsx'
import { bareMark } from '../page/marks.ts'
import { useHydrationMark } from '../page/useHydrationMark.ts'

interface BareLayoutProps {
  /** The path of the page, where the document starts without the router. */
  path?: string
  children: ReactNode
}

/** Without header, navigation and footer: the page brings its own way back. */
export function BareLayout({ path, children }: BareLayoutProps) {
  useHydrationMark()
  return (
    <main id="inhalt" tabIndex={-1} {...{ [bareMark]: path }}>
      {children}
      <div className="bare-notices">
        <Notices />
      </div>
    </main>
  )
}
