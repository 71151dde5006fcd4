import { describe, expect, test } from 'vitest'
import { initialPlayback, playback, type PlaybackEvent } from './playback.ts'
import type { Reason } from './reason.ts'

const after = (...events: PlaybackEvent[]) => events.reduce(playback, initialPlayback)
const fail = (at: number, connection: number, reason: Reason = 'stalled', jitter = 0): PlaybackEvent => ({
  type: 'failed',
  at,
  connection,
  reason,
  jitter,
})
const playing: PlaybackEvent[] = [
  { type: 'play', at: 0 },
  { type: 'progress', at: 200, connection: 1 },
]

describe('a failure in doubt', () => {
  const doubtful = (at: number, connection: number): PlaybackEvent => ({
    type: 'failed',
    at,
    connection,
    reason: 'unplayable',
    isDoubtful: true,
    jitter: 1,
  })

  test('is followed by one quick try, before its reason is named', () => {
    const start = after({ type: 'play', at: 0 }, doubtful(100, 1))
    expect(start).toMatchObject({ status: 'connecting', reason: null, retryAt: 1_750 })
    const second = after({ type: 'play', at: 0 }, doubtful(100, 1), { type: 'retry', at: 1_750 })
    const named = playback(second, fail(1_800, 2, 'unplayable'))
    expect(named).toMatchObject({ reason: 'unplayable', failures: 1 })
    expect(named.retryAt).toBeGreaterThan(11_250)
  })

  test('is quick also in a long outage, and keeps the reason shown so far', () => {
    let state = after(...playing, fail(5_000, 1))
    for (let at = 10_000; at < 60_000; at += 10_000) {
      state = playback(state, { type: 'retry', at })
      state = playback(state, fail(at + 100, state.connection, 'unreachable'))
    }
    state = playback(state, { type: 'retry', at: 60_000 })
    const doubted = playback(state, doubtful(60_100, state.connection))
    expect(doubted).toMatchObject({ reason: 'unreachable', retryAt: 61_750 })
  })

  test('is not doubted twice in a row, so that the backoff holds', () => {
    const second = after({ type: 'play', at: 0 }, doubtful(100, 1), { type: 'retry', at: 1_750 })
    const named = playback(second, doubtful(1_800, 2))
    expect(named).toMatchObject({ reason: 'unplayable', failures: 1 })
    expect(named.retryAt).toBeGreaterThan(11_250)
  })
})

test.each(['unreachable', 'undecodable', 'unplayable'] as const)(
  'a connection that has played and fails as %s was broken, and is tried again soon',
  (cause) => {
    expect(after(...playing, fail(5_000, 1, cause, 1))).toMatchObject({ reason: 'stalled', retryAt: 6_750 })
  },
)
