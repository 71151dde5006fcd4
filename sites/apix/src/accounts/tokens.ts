import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits as 43 characters. */
export const randomToken = (): string => randomBytes(32).toString('base64url')

export const isToken = (token: string | undefined): token is string =>
  token !== undefined && /^[\w-]{43}$/.test(token)

/** The form in which a token is stored. It is random, so that a fast hash without salt will do. */
export const hashedToken = (token: string): string => createHash('sha256').update(token).digest('hex')
