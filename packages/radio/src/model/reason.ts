/**
 * Why there is no sound.
 *
 * - `offline`: the browser has no network
 * - `unreachable`: no response from the station's address
 * - `missing`: the server refuses the stream (404, 403, 5xx)
 * - `notAudio`: the response is not audio, often a web page
 * - `undecodable`: the response declares audio, but it is damaged or its codec is unknown to this browser
 * - `unsupported`: this browser cannot play this kind of stream at all
 * - `ended`: the station closed the stream in order
 * - `stalled`: the connection delivers no more data
 * - `slow`: the station takes long to respond
 * - `blocked`: the autoplay policy of the browser requires a click
 * - `otherTab`: the radio plays in another tab now
 */
export type Reason =
  | 'offline'
  | 'unreachable'
  | 'missing'
  | 'notAudio'
  | 'undecodable'
  | 'unsupported'
  | 'ended'
  | 'stalled'
  | 'slow'
  | 'blocked'
  | 'otherTab'

/** Whether an automatic retry is pointless. */
export const isFinal = (reason: Reason): boolean => reason === 'blocked' || reason === 'unsupported'

/** The error of an `<audio>` element. */
export interface MediaFailure {
  /** `MediaError.code`: 1 aborted, 2 network, 3 decode, 4 source not supported. */
  readonly code: number
  /** `MediaError.message`. It begins with the HTTP status if the server allows this page to read it (CORS). */
  readonly message: string
  readonly online: boolean
}

/** The reason of an error; `undefined` for code 4, which stands for "no connection" as well as for "not audio". */
export function reasonOf({ code, message, online }: MediaFailure): Reason | undefined {
  if (!online) return 'offline'
  if (/^[45]\d\d\b/.test(message)) return 'missing'
  if (code === 2) return 'unreachable'
  if (code === 3) return 'undecodable'
  return undefined
}

/** The reason why a response with this status and type did not play. */
export function reasonOfAnswer(status: number, contentType: string): Reason {
  if (status >= 400) return 'missing'
  // Declared as audio and still not playable: an unknown codec or a damaged stream.
  return /^(audio|video)\//i.test(contentType) ? 'undecodable' : 'notAudio'
}
