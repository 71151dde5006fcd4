import { createRootRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import { Frame } from '../frame/Frame.tsx'
import { LazyNotFoundPage } from '../pages/lazyNotFoundPage.ts'
import { HydrationMark } from '../page/HydrationMark.ts'
import '../style/fonts.css'
import '../style/base.css'
import '../style/pages.css'
import '../style/notices.css'

/** Pages stand in one of two layouts: `_framed`, or `_bare` for what fills the window by itself. */
export const Route = createRootRoute({
  notFoundComponent: NotFound,
})

function NotFound() {
  return (
    <Frame>
      <HydrationMark />
      <Suspense>
        <LazyNotFoundPage />
      </Suspense>
    </Frame>
  )
}
