// Types and constants that clients share with the backend. No imports: the site bundles this file.

export type Role = 'admin' | 'user'

/** How long a token is valid, and the cookie that carries it, in milliseconds. */
export const tokenLifetime = 3 * 24 * 60 * 60 * 1000

/** What a backend announces as `cookie` when it can set the token's cookie itself. */
export const httpOnly = 'http-only'

/** The cookie that tells scripts of an HttpOnly token, which they cannot read; it holds no secret. */
export const tokenHintCookie = 'has-token'

/** The value under which visits are counted once a day has the maximum number of values. */
export const otherValues = '(…)'
