import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { deviceLifetime } from '../accounts/devices.ts'
import { tokenHintCookie, tokenLifetime } from '../contract.ts'
import type { ApixContext } from './context.ts'

const strict = { path: '/', secure: true, sameSite: 'Strict' } as const
const deviceCookie = 'device'

/** Sets the token as an HttpOnly cookie, and a cookie that tells scripts that it is set. */
export function setTokenCookie(context: ApixContext, token: string): void {
  const options = { ...strict, maxAge: tokenLifetime / 1000 }
  setCookie(context, 'token', token, { ...options, httpOnly: true })
  setCookie(context, tokenHintCookie, '1', options)
}

/** Deletes the token's HttpOnly cookie if there is one; scripts can neither delete nor replace it. */
export function deleteTokenCookie(context: ApixContext): void {
  if (getCookie(context, tokenHintCookie) === undefined) return
  deleteCookie(context, 'token', strict)
  deleteCookie(context, tokenHintCookie, strict)
}

export const deviceCookieOf = (context: ApixContext): string | undefined => getCookie(context, deviceCookie)

/** Sets the cookie by which the login recognises this browser; it is sent to the login only. */
export function setDeviceCookie(context: ApixContext, root: string, value: string): void {
  const path = `${root}/auth/login`
  setCookie(context, deviceCookie, value, { ...strict, path, httpOnly: true, maxAge: deviceLifetime / 1000 })
}
