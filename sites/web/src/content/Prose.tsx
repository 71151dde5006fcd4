import type { MDXComponents, MDXContent } from 'mdx/types'
import type { ReactNode } from 'react'
import { mark, proseMark } from '../page/marks.ts'
import { ExternalImage } from './ExternalImage.tsx'
import { OperatorData } from './OperatorData.tsx'
import { ProseLink } from './ProseLink.tsx'
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

const components: MDXComponents = {
  a: ProseLink,
  Hinweis,
  Betreiber: OperatorData,
  ExternesBild: ExternalImage,
}

/** The typeset text of an article. */
export function Prose({ Body }: { Body: MDXContent }) {
  return (
    <div className="prose" {...mark(proseMark)}>
      <Body components={components} />
    </div>
  )
}
