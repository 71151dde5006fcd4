import type { ReactNode } from 'react'

/** What a page without the frame is given by its route, and by its document's start. */
export interface BarePageProps {
  title: string
  /** What is shown where there are no scripts; in the prerendered page only. */
  help?: ReactNode
}
