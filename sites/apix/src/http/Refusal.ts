import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** A request that is answered with an error: the status, and a word that a program can tell apart. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly status: ContentfulStatusCode
  readonly code: string
  /** In how many seconds it is worth another try. */
  readonly retryAfter: number | undefined

  constructor(status: ContentfulStatusCode, code: string, retryAfter?: number) {
    super(code)
    this.status = status
    this.code = code
    this.retryAfter = retryAfter
  }
}

export const invalid = () => new Refusal(400, 'invalid')
export const unauthorized = () => new Refusal(401, 'unauthorized')
export const forbidden = () => new Refusal(403, 'forbidden')
