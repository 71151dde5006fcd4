// Part of the boot script, so it holds nothing that only the login needs.
import { tokenHintCookie } from '@kleinzeug/apix/contract'

const has = (name: string) => new RegExp(`(^|; )${name}=`).test(document.cookie)

/** Whether the backend keeps the token where this script can neither read nor delete it. */
export const isTokenHttpOnly = (): boolean => has(tokenHintCookie)

/** Whether this browser holds a token, readable or not. Without one no request for the user is needed. */
export const mayBeSignedIn = (): boolean => has(`(${tokenHintCookie}|token)`)
