import { tokenHintCookie, tokenLifetime } from '@kleinzeug/apix/contract'

const has = (name: string) =>
  document.cookie.split(';').some((cookie) => cookie.trim().startsWith(`${name}=`))

/** Whether the backend keeps the token where this script can neither read nor delete it. */
export const isTokenHttpOnly = (): boolean => has(tokenHintCookie)

/** Whether this browser holds a token, readable or not. Without one there is nobody to ask for. */
export const mayBeSignedIn = (): boolean => has('token') || isTokenHttpOnly()

function writeToken(token: string, seconds: number) {
  const domain = import.meta.env.DEV ? '; domain=localhost' : ''
  document.cookie = `token=${encodeURIComponent(token)}; max-age=${seconds}; path=/; secure; samesite=strict${domain}`
}

/** Stores the token in the cookie that the backend reads it from. */
export const storeToken = (token: string): void => writeToken(token, tokenLifetime / 1000)

export const deleteToken = (): void => writeToken('', 0)
