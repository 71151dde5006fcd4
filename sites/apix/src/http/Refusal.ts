import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** Thrown to answer a request with an error: its status and a machine-readable code. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly status: ContentfulStatusCode
  readonly code: string
  /** Seconds after which the client may try again. */
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
export const tooLarge = () => new Refusal(413, 'body-too-large')
