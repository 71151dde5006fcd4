// What a client of the contract has to know. Without imports, so that the site can take it along.

export type Role = 'admin' | 'user'

/** How long a token is valid, and the cookie that carries it, in milliseconds. */
export const tokenLifetime = 3 * 24 * 60 * 60 * 1000

/** What a backend announces as `cookie` when it can set the token's cookie itself. */
export const httpOnly = 'http-only'

/**
 * The cookie that tells scripts that there is a token they cannot read. The backend sets it beside an
 * HttpOnly token; it holds no secret.
 */
export const tokenHintCookie = 'has-token'

/** The value of a count that adds up all values beyond the first of a day. */
export const otherValues = '(…)'
