import { Outlet, useLocation, useMatches } from '@tanstack/react-router'
import { standsAsWritten } from './firstPage.ts'

/** Empty, and never set: React keeps what the server wrote into an element whose markup is not its own. */
const asItStands = { __html: '' }

/**
 * The place of the page within its layout. A page that is text and links stands as the server wrote
 * it until the visitor leaves it, and React neither draws nor hydrates it.
 */
export function WrittenPage() {
  const written = useMatches({ select: (matches) => matches.at(-1)?.staticData.written })
  const standing = useLocation({ select: ({ pathname }) => standsAsWritten(pathname) })
  const attributes = { className: 'page', 'data-written': written && '' }
  return standing ? (
    <div key="standing" {...attributes} suppressHydrationWarning dangerouslySetInnerHTML={asItStands} />
  ) : (
    <div key="drawn" {...attributes}>
      <Outlet />
    </div>
  )
}
