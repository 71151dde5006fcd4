import type { ComponentProps } from 'react'
import { PathLink } from '../page/PathLink.tsx'

/** A link in an article: internal ones by the router, external ones marked. */
export function ProseLink({ href = '', children, ...props }: ComponentProps<'a'>) {
  if (href.startsWith('/')) return <PathLink path={href}>{children}</PathLink>
  return (
    <a {...props} href={href} {...(href.startsWith('http') && { rel: 'noreferrer', className: 'external' })}>
      {children}
    </a>
  )
}
