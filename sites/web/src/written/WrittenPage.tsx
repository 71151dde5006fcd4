import { Outlet, useLocation, useMatches } from '@tanstack/react-router'
import { standsAsWritten } from './firstPage.ts'
import { WrittenPart } from './WrittenPart.tsx'

/** The place of the page within its layout. */
export function WrittenPage() {
  const written = useMatches({ select: (matches) => matches.at(-1)?.staticData.written })
  const standing = useLocation({ select: ({ pathname }) => standsAsWritten(pathname) })
  return (
    <WrittenPart className="page" written={written && 'page'} standing={standing}>
      <Outlet />
    </WrittenPart>
  )
}
