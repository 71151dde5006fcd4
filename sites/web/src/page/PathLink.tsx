import { Link } from '@tanstack/react-router'
import type { ComponentProps } from 'react'

export interface PathLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target' | 'ref'> {
  /** A page of this site, with or without `#…`. */
  path: string
}

const exactly = { exact: true, includeHash: true }

/** A link to a page whose path is only known as text: from the registry, the menu or an article. */
export function PathLink({ path, children, 'aria-current': current, ...props }: PathLinkProps) {
  const [to = '/', hash] = path.split('#')
  // The caller decides whether the link is current; the router would decide by the address alone.
  const state = { 'aria-current': current }
  return (
    <Link
      {...props}
      to={to}
      {...(hash && { hash })}
      activeProps={state}
      inactiveProps={state}
      activeOptions={exactly}
    >
      {children}
    </Link>
  )
}
