import type { MDXComponents, MDXContent } from 'mdx/types'
import type { ReactNode } from 'react'
import { mark, proseMark } from '../page/marks.ts'
import { FigureAge } from './FigureAge.tsx'
import { OperatorData } from './OperatorData.tsx'
import { ProseLink } from './ProseLink.tsx'
import { germanDate } from './germanDate.ts'
import { VisitsCase } from './VisitsCase.tsx'
import './prose.css'

/** A remark in an article: it looks like a notice, but is no live region. */
const Hinweis = ({ children }: { children: ReactNode }) => (
  <div className="ui-notice" role="note">
    <span className="ui-notice-mark" aria-hidden="true">
      i
    </span>
    <div className="ui-notice-body">{children}</div>
  </div>
)

/** What was wrong in a text before, at its foot. */
const Berichtigung = ({ am, children }: { am: string; children: ReactNode }) => (
  <div className="correction" role="note">
    <p className="ui-legend">
      Berichtigt am <time dateTime={am}>{germanDate(am)}</time>
    </p>
    {children}
  </div>
)

const components: MDXComponents = {
  a: ProseLink,
  Hinweis,
  Berichtigung,
  Zahlenalter: FigureAge,
  Besuchsmeldung: VisitsCase,
  Betreiber: OperatorData,
}

/** The typeset text of an article. */
export function Prose({ Body }: { Body: MDXContent }) {
  return (
    <div className="prose" {...mark(proseMark)}>
      <Body components={components} />
    </div>
  )
}
