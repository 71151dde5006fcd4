import { useSyncExternalStore } from 'react'
import { siteConfig } from '../site.config.ts'
import { frameLabels } from './labels.ts'
import { mark, todayMark } from '../page/marks.ts'
import { PathLink } from '../page/PathLink.tsx'
import { localDate } from './localDate.ts'

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
