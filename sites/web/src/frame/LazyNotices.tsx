import { lazy, Suspense, useSyncExternalStore } from 'react'

const Notices = lazy(() => import('./Notices.tsx').then((module) => ({ default: module.Notices })))

const never = () => () => {}

/** The notices, loaded after hydration: mostly there is nothing to tell, and no page waits for them. */
export function LazyNotices() {
  const hydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return (
    hydrated && (
      <Suspense>
        <Notices />
      </Suspense>
    )
  )
}
