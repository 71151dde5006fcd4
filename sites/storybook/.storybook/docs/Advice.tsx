import { Icon } from '@kleinzeug/ui'
import type { ReactNode } from 'react'
import { GuideText } from './GuideText.tsx'

/** A rule with an example of how it is kept or broken. */
export function Advice({
  kind,
  text,
  children,
}: {
  kind: 'do' | 'don’t'
  text: string
  children: ReactNode
}) {
  return (
    <figure className="docs-advice" data-kind={kind === 'do' ? 'do' : 'dont'}>
      <div className="docs-advice-shown" lang="de">
        {children}
      </div>
      <figcaption>
        <strong>
          <Icon name={kind === 'do' ? 'check' : 'close'} /> {kind === 'do' ? 'Do' : 'Don’t'}
        </strong>{' '}
        <GuideText text={text} />
      </figcaption>
    </figure>
  )
}
