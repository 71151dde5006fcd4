import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { deviceLifetime } from '../accounts/devices.ts'
import { tokenHintCookie, tokenLifetime } from '../contract.ts'
import type { ApixContext } from './context.ts'

const strict = { path: '/', secure: true, sameSite: 'Strict' } as const
const deviceCookie = 'device'

/** Puts the token where scripts cannot read it, and beside it a cookie that tells them so. */
export function setTokenCookie(context: ApixContext, token: string): void {
  const options = { ...strict, maxAge: tokenLifetime / 1000 }
  setCookie(context, 'token', token, { ...options, httpOnly: true })
  setCookie(context, tokenHintCookie, '1', options)
}

/** Deletes a token cookie that this backend has set; scripts can neither delete nor replace it. */
export function deleteTokenCookie(context: ApixContext): void {
  if (getCookie(context, tokenHintCookie) === undefined) return
  deleteCookie(context, 'token', strict)
  deleteCookie(context, tokenHintCookie, strict)
}

export const deviceCookieOf = (context: ApixContext): string | undefined => getCookie(context, deviceCookie)

/** Lets the login, and nothing else, know this browser again. */
export function setDeviceCookie(context: ApixContext, root: string, value: string): void {
  const path = `${root}/auth/login`
  setCookie(context, deviceCookie, value, { ...strict, path, httpOnly: true, maxAge: deviceLifetime / 1000 })
}
