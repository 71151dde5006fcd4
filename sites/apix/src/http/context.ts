import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import type { SignedIn } from '../accounts/sessions.ts'

/** What a request carries besides itself. */
export interface ApixEnv {
  Bindings: {
    /** The other end of the connection. */
    readonly peer?: string | undefined
  }
  Variables: {
    /** The address that limits count by; never logged, never stored. */
    address: string
    user: SignedIn
  }
}

export type ApixContext = Context<ApixEnv>

/** The token of a request: that of the Authorization header, else that of the cookie `token`. */
export function tokenOf(context: ApixContext): string | undefined {
  const bearer = /^Bearer +(\S+)$/i.exec(context.req.header('authorization') ?? '')?.[1]
  return bearer ?? getCookie(context, 'token')
}
