import { tokenLifetime } from '@kleinzeug/apix/contract'

function writeToken(token: string, seconds: number) {
  const domain = import.meta.env.DEV ? '; domain=localhost' : ''
  document.cookie = `token=${encodeURIComponent(token)}; max-age=${seconds}; path=/; secure; samesite=strict${domain}`
}

/** Stores the token in the cookie that the backend reads it from. */
export const storeToken = (token: string): void => writeToken(token, tokenLifetime / 1000)

export const deleteToken = (): void => writeToken('', 0)
