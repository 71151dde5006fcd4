import { lazy, Suspense } from 'react'
import type { VisitorTextProps } from './VisitorText.tsx'

const VisitorText = lazy(() => import('./VisitorText.tsx'))

/** A text that only some visitors see; it loads on request. */
export const LaterText = (props: VisitorTextProps) => (
  <Suspense fallback={null}>
    <VisitorText {...props} />
  </Suspense>
)
