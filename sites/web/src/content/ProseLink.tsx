import type { ComponentProps } from 'react'
import { PathLink } from '../page/PathLink.tsx'

/** A link in a text: within the site without a new document, to others marked as leading away. */
export function ProseLink({ href = '', children, ...props }: ComponentProps<'a'>) {
  if (href.startsWith('/')) return <PathLink path={href}>{children}</PathLink>
  return (
    <a {...props} href={href} {...(href.startsWith('http') && { rel: 'noreferrer', className: 'external' })}>
      {children}
    </a>
  )
}
