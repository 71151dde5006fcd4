import { Notice } from '@kleinzeug/ui'
import type { MDXComponents, MDXContent } from 'mdx/types'
import type { ReactNode } from 'react'
import { ExternalImage } from './ExternalImage.tsx'
import { OperatorData } from './OperatorData.tsx'
import { ProseLink } from './ProseLink.tsx'
import './prose.css'

const components: MDXComponents = {
  a: ProseLink,
  Hinweis: ({ children }: { children: ReactNode }) => <Notice>{children}</Notice>,
  Betreiber: OperatorData,
  ExternesBild: ExternalImage,
}

/** The text of an article in the measure and rhythm of print. */
export function Prose({ Body }: { Body: MDXContent }) {
  return (
    <div className="prose">
      <Body components={components} />
    </div>
  )
}
