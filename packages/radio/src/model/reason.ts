/**
 * Why there is no sound.
 *
 * - `offline`: this machine has no network
 * - `unreachable`: nothing answers under the station's address
 * - `missing`: the server answers, and refuses the stream (404, 403, 5xx)
 * - `notAudio`: the answer is not audio that this browser can play: often a web page
 * - `undecodable`: audio by its name, but damaged, or of a kind this browser cannot decode
 * - `unsupported`: this browser has no means to play such a stream at all
 * - `ended`: the station closed the stream in good order
 * - `stalled`: the connection stands, but nothing comes any more
 * - `slow`: the connection is being made, and takes long
 * - `blocked`: the browser wants a click before it makes a sound
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

/** Whether trying again by itself would be of no use. */
export const isFinal = (reason: Reason): boolean => reason === 'blocked' || reason === 'unsupported'

/** What an `<audio>` element tells of its failure. */
export interface MediaFailure {
  /** `MediaError.code`: 1 aborted, 2 network, 3 decode, 4 source not supported. */
  readonly code: number
  /** `MediaError.message`; Chromium and Firefox begin it with the HTTP status, where there was one. */
  readonly message: string
  readonly online: boolean
}

/**
 * The reason behind a failure; `undefined` where the element alone does not know it: code 4 is
 * "no connection" as well as "not audio".
 */
export function reasonOf({ code, message, online }: MediaFailure): Reason | undefined {
  if (!online) return 'offline'
  if (/^[45]\d\d\b/.test(message)) return 'missing'
  if (code === 2) return 'unreachable'
  if (code === 3) return 'undecodable'
  return undefined
}

/** The reason behind an answer that the element made no sound of. */
export function reasonOfAnswer(status: number, contentType: string): Reason {
  if (status >= 400) return 'missing'
  // It says audio, and still cannot be played: a codec this browser lacks, or a damaged stream.
  return /^(audio|video)\//i.test(contentType) ? 'undecodable' : 'notAudio'
}
