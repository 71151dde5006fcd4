import type { ReactNode } from 'react'
import { Notices } from './Notices.tsx'
import { bareMark } from '../page/marks.ts'
import { HydrationMark } from '../page/HydrationMark.ts'

interface BareLayoutProps {
  /** The path of the page, where the document starts without the router. */
  path?: string
  children: ReactNode
}

/** Layout without header, navigation and footer; the page has its own link back. */
export function BareLayout({ path, children }: BareLayoutProps) {
  return (
    <main id="inhalt" tabIndex={-1} {...{ [bareMark]: path }}>
      <HydrationMark />
      {children}
      <div className="bare-notices">
        <Notices />
      </div>
    </main>
  )
}
