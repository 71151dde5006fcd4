import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import type { SignedIn } from '../accounts/sessions.ts'
import type { LimitKeys } from './clientAddress.ts'

/** Hono's bindings and variables of a request. */
export interface ApixEnv {
  Bindings: {
    /** The other end of the connection. */
    readonly peer?: string | undefined
    /** Bytes of the headers, where the server has them at hand. */
    readonly headerSize?: number
  }
  Variables: {
    /** What limits count by; never logged, never stored. */
    limitKeys: LimitKeys
    user: SignedIn
  }
}

export type ApixContext = Context<ApixEnv>

/** The token of a request: that of the Authorization header, else that of the cookie `token`. */
export function tokenOf(context: ApixContext): string | undefined {
  const bearer = /^Bearer +(\S+)$/i.exec(context.req.header('authorization') ?? '')?.[1]
  return bearer ?? getCookie(context, 'token')
}
