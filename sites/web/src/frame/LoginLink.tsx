import { Link } from '@tanstack/react-router'
import { loginMark, mark } from '../page/marks.ts'
import { frameLabels } from './labels.ts'
import { useSession } from '../page/useSession.ts'

/**
 * Nothing until the login is checked; then the user's name or the link to the login. The link is in
 * the prerendered page, hidden, so that the boot script can show it to visitors without a token.
 */
export function LoginLink() {
  const session = useSession()
  const user = session.state === 'checked' && session.user
  return (
    <Link
      className="header-login"
      to={user ? '/user' : '/login'}
      {...(!user && mark(loginMark))}
      hidden={session.state === 'unchecked'}
      suppressHydrationWarning
    >
      {user ? user.name : frameLabels.login}
    </Link>
  )
}
