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

const never = () => () => {}

export function Footer() {
  // The page was prerendered on another day.
  const today = useSyncExternalStore(
    never,
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
