import type { Reason } from '../model/reason.ts'

/** A row of the table of faults. */
export interface StationRow {
  readonly name: string
  /** Path at the fault server. `CUT` stands for the time in s after which the stream breaks. */
  readonly path: string
  /** Whether the station is repaired in the middle of the run. */
  readonly isRepaired?: true
  /** A reason that is told; `null` if none may be told. */
  readonly reason: Reason | null
  /** Most requests within twelve seconds. */
  readonly requests: number
  /** How much is heard: as much as by a plain element, more, or nothing; `any` where the random delays decide. */
  readonly sound: 'same' | 'more' | 'none' | 'any'
}

const healthy = { reason: null, requests: 1, sound: 'same' } as const

/** The stations of the table in the README, and what is expected of a short run. */
export const stationRows: readonly StationRow[] = [
  { name: 'healthy, 0.3 s at once', path: 'paced?burst=0.3', ...healthy },
  { name: 'healthy, 1 s at once', path: 'paced?burst=1', ...healthy },
  { name: 'healthy, 2 s at once', path: 'paced?burst=2', ...healthy },
  { name: 'healthy, 4 s at once', path: 'paced?burst=4', ...healthy },
  { name: 'healthy, 20 s at once', path: 'paced?burst=20', ...healthy },
  { name: 'healthy, 320 kbit/s, 1 s at once', path: 'paced?burst=1&kbps=320', ...healthy },
  { name: 'healthy, in blocks of 4 s', path: 'paced?burst=4&block=4', ...healthy },
  { name: 'half the bit rate', path: 'paced?burst=2&pace=0.5', reason: 'thin', requests: 1, sound: 'same' },
  { name: 'closes in order', path: 'end?seconds=CUT', reason: 'ended', requests: 6, sound: 'more' },
  { name: 'resets', path: 'reset?seconds=CUT', reason: 'stalled', requests: 9, sound: 'more' },
  { name: 'runs dry', path: 'dry?seconds=CUT', reason: 'stalled', requests: 5, sound: 'same' },
  { name: 'starts after 4 s', path: 'slow', reason: 'slow', requests: 2, sound: 'same' },
  { name: 'M3U file', path: 'playlist.m3u', reason: null, requests: 1, sound: 'more' },
  {
    name: 'M3U file without CORS',
    path: 'playlist.m3u?cors=no',
    reason: 'playlistBlocked',
    requests: 2,
    sound: 'none',
  },
  { name: '404', path: 'missing', isRepaired: true, reason: 'missing', requests: 3, sound: 'any' },
  {
    name: '404 without CORS',
    path: 'missing?cors=no',
    isRepaired: true,
    reason: 'unplayable',
    requests: 5,
    sound: 'any',
  },
  { name: '503', path: 'broken', isRepaired: true, reason: 'unavailable', requests: 7, sound: 'any' },
  { name: 'a web page', path: 'html', isRepaired: true, reason: 'notAudio', requests: 3, sound: 'any' },
  {
    name: 'redirects to itself',
    path: 'loop',
    isRepaired: true,
    reason: 'redirect',
    requests: 24,
    sound: 'any',
  },
  {
    name: 'connection refused',
    path: 'refuse',
    isRepaired: true,
    reason: 'unreachable',
    requests: 9,
    sound: 'any',
  },
  { name: 'no response', path: 'hang', isRepaired: true, reason: 'slow', requests: 5, sound: 'more' },
  {
    name: 'response without content',
    path: 'silent',
    isRepaired: true,
    reason: 'slow',
    requests: 5,
    sound: 'more',
  },
  {
    name: '300 bytes a second',
    path: 'trickle',
    isRepaired: true,
    reason: 'slow',
    requests: 5,
    sound: 'more',
  },
  { name: 'random bytes', path: 'noise', isRepaired: true, reason: 'slow', requests: 5, sound: 'more' },
]
