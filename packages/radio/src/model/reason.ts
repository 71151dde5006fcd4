/**
 * Why there is no sound, or why it is interrupted.
 *
 * - `offline`: the browser has no network
 * - `unreachable`: no response from the station's address
 * - `missing`: the server has no such stream (404, 410)
 * - `refused`: the server refuses the stream (401, 403 and others)
 * - `unavailable`: the server reports a fault of its own (5xx, 429)
 * - `redirect`: the station redirects to something that does not play
 * - `notAudio`: what the server sends is not audio, often a web page
 * - `silent`: the server responds and sends nothing
 * - `unplayable`: the server responds, but this page may not see with what (no CORS), or with a playlist, and no sound comes of it
 * - `undecodable`: the response declares audio, but it is damaged or its codec is unknown to this browser
 * - `unsupported`: this browser cannot play this kind of stream at all
 * - `insecure`: the stream is http only, and an https page may not play it
 * - `playlistBlocked`: the address is a playlist file that this page may not read (no CORS)
 * - `playlistEmpty`: the address is a playlist file without a stream
 * - `ended`: the station closed the stream in order
 * - `stalled`: the connection delivers no more data
 * - `thin`: the connection delivers less than the bit rate of the stream
 * - `slow`: the station takes long to respond
 * - `blocked`: the autoplay policy of the browser requires a click
 * - `otherTab`: the radio plays in another tab now
 */
export type Reason =
  | 'offline'
  | 'unreachable'
  | 'missing'
  | 'refused'
  | 'unavailable'
  | 'redirect'
  | 'notAudio'
  | 'silent'
  | 'unplayable'
  | 'undecodable'
  | 'unsupported'
  | 'insecure'
  | 'playlistBlocked'
  | 'playlistEmpty'
  | 'ended'
  | 'stalled'
  | 'thin'
  | 'slow'
  | 'blocked'
  | 'otherTab'

const finalReasons: ReadonlySet<Reason> = new Set(['blocked', 'unsupported', 'insecure', 'playlistBlocked'])

/** Whether an automatic retry is pointless. */
export const isFinal = (reason: Reason): boolean => finalReasons.has(reason)

const slowReasons: ReadonlySet<Reason> = new Set([
  'missing',
  'refused',
  'redirect',
  'notAudio',
  'unplayable',
  'undecodable',
  'playlistEmpty',
])

/** Whether the station responded with something that will hardly change within seconds. */
export const isSlow = (reason: Reason): boolean => slowReasons.has(reason)

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
  const status = /^[45]\d\d\b/.exec(message)?.[0]
  if (status !== undefined) return reasonOfStatus(Number(status))
  if (code === 2) return 'unreachable'
  if (code === 3) return 'undecodable'
  return undefined
}

function reasonOfStatus(status: number): Reason {
  if (status >= 500 || status === 429) return 'unavailable'
  return status === 404 || status === 410 ? 'missing' : 'refused'
}

/** The reason why a response with this status and type did not play. */
export function reasonOfResponse(status: number, contentType: string): Reason {
  if (status >= 400) return reasonOfStatus(status)
  // A playlist of HLS that is served while its segments bring no sound.
  if (/mpegurl/i.test(contentType)) return 'unplayable'
  // Declared as audio and still not playable: an unknown codec or a damaged stream.
  return /^(audio|video)\/|^application\/(ogg|octet-stream)/i.test(contentType) ? 'undecodable' : 'notAudio'
}
