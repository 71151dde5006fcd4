import { Legend } from '@kleinzeug/ui'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { brand } from 'virtual:content/logo'
import { SearchControl } from '../search/SearchControl.tsx'
import { LoginLink } from './LoginLink.tsx'
import { siteConfig } from '../site.config.ts'
import { Footer } from './Footer.tsx'
import { frameLabels as labels } from './labels.ts'
import { DotMatrixLogo } from './logo/DotMatrixLogo.tsx'
import { Menu } from './menu/Menu.tsx'
import { Notices } from './Notices.tsx'
import { Dock } from './Dock.tsx'
import { ThemeControl } from '../theme/ThemeControl.tsx'
import './frame.css'

/** The frame of every page: logo, navigation, footer, and the place of the pinned tool. */
export function Frame({ children }: { children: ReactNode }) {
  return (
    <>
      <a className="skip" href="#inhalt">
        {labels.skip}
      </a>
      <header className="header">
        <div className="wrap">
          <div className="header-bar">
            <Link to="/" className="header-logo" aria-label={labels.home(siteConfig.product)}>
              <DotMatrixLogo {...brand} />
            </Link>
            <Legend className="header-tagline">{siteConfig.tagline}</Legend>
            <SearchControl />
            <ThemeControl />
            <LoginLink />
          </div>
          <Menu />
        </div>
      </header>
      <main className="wrap main" id="inhalt" tabIndex={-1}>
        <Notices />
        <Dock />
        {children}
      </main>
      <Footer />
    </>
  )
}
