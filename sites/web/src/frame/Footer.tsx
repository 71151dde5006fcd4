import { lazy, Suspense, useSyncExternalStore } from 'react'
import { siteConfig, visits } from '../site.config.ts'
import { frameLabels } from './labels.ts'
import { mark, todayMark } from '../page/marks.ts'
import { PathLink } from '../page/PathLink.tsx'
import { localDate } from './localDate.ts'

const VisitQuestion =
  visits === 'ask'
    ? lazy(() => import('./VisitQuestion.tsx').then((module) => ({ default: module.VisitQuestion })))
    : undefined

/** A page that stays open overnight is looked at again on another day. */
function onReturn(call: () => void) {
  document.addEventListener('visibilitychange', call)
  return () => document.removeEventListener('visibilitychange', call)
}

export function Footer() {
  // The page was prerendered on another day.
  const today = useSyncExternalStore(
    onReturn,
    () => localDate(new Date()),
    () => '',
  )
  return (
    <footer className="footer">
      {VisitQuestion && (
        <Suspense>
          <VisitQuestion />
        </Suspense>
      )}
      <div className="wrap footer-row">
        <time {...mark(todayMark)} suppressHydrationWarning>
          {today}
        </time>
        <a href={`mailto:${siteConfig.email}`}>{frameLabels.contact}</a>
        <PathLink path="/meta/privacy">{frameLabels.imprint}</PathLink>
      </div>
    </footer>
  )
}
