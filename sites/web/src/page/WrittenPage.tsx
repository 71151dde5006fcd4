import { Outlet, useMatches } from '@tanstack/react-router'
import { page } from './page.ts'
import { WrittenPart } from './WrittenPart.tsx'

/** The place of the page within its layout. */
export function WrittenPage() {
  const written = useMatches({ select: (matches) => matches.at(-1)?.staticData.written })
  const standing = useMatches({ select: (matches) => page.first.staysWritten(matches.at(-1)?.id) })
  return (
    <WrittenPart className="page" written={written && 'page'} standing={standing}>
      <Outlet />
    </WrittenPart>
  )
}
