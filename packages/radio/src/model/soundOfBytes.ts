import type { Reason } from './reason.ts'

/** Marks at which containers of audio begin: Ogg, FLAC, ID3, WAV, MP4, Matroska. */
const marks = ['OggS', 'fLaC', 'ID3', 'RIFF', 'ftyp', '\u001AE\u00DF\u00A3']

/** Longest distance between two frames of MPEG audio in bytes, rounded up. */
const longestFrame = 2_048
/** Fewest equal headers that are no coincidence. */
const fewestFrames = 4

/**
 * Whether bytes may be audio: they hold the mark of a container, or the same frame header of MPEG audio (MP3, AAC)
 * again and again. Among random bytes a given header of two bytes occurs once in 65,536.
 */
export function maySound(bytes: Uint8Array): boolean {
  const text = String.fromCodePoint(...bytes.subarray(0, 8_192))
  if (marks.some((mark) => text.includes(mark))) return true
  const headers = new Map<number, number>()
  for (let at = 0; at + 1 < bytes.length; at += 1) {
    const second = bytes[at + 1] ?? 0
    if (bytes[at] === 0xff && second >= 0xe0 && second < 0xff)
      headers.set(second, (headers.get(second) ?? 0) + 1)
  }
  return Math.max(0, ...headers.values()) >= Math.max(fewestFrames, bytes.length / longestFrame)
}

/** Least rate of a stream in bytes per second: 24 kbit/s. Below it no sound starts within a minute. */
const leastRate = 3_000

/**
 * The reason why a body declared as audio does not play.
 *
 * @param bytes what was received
 * @param seconds how long that took
 */
export function reasonOfBytes(bytes: Uint8Array, seconds: number): Reason {
  if (bytes.length === 0) return 'silent'
  if (bytes.length < leastRate * seconds) return 'thin'
  return maySound(bytes) ? 'undecodable' : 'notAudio'
}
