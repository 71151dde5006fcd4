import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import {
  giveUpAfter,
  playback,
  initialPlayback,
  isOn,
  type Playback,
  type PlaybackEvent,
} from './playback.ts'
import type { Reason } from './reason.ts'
import { retryDelay } from './retryDelay.ts'

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

const at = fc.nat(400_000)
const connection = fc.nat(6)
const reason = fc.constantFrom<Reason>('offline', 'stalled', 'unreachable', 'missing', 'blocked', 'ended')
const event: fc.Arbitrary<PlaybackEvent> = fc.oneof(
  fc.record({
    type: fc.constantFrom('play', 'stop', 'switch', 'retry', 'online', 'offline', 'wake', 'hide', 'pause'),
    at,
  }),
  fc.record({ type: fc.constantFrom('progress', 'stalled', 'slow', 'probeSucceeded'), at, connection }),
  fc.record({
    type: fc.constant('failed'),
    at,
    connection,
    reason,
    jitter: fc.double({ min: 0, max: 1, noNaN: true }),
  }),
  fc.record({ type: fc.constant('explained'), at, outageSince: at, reason }),
)

const walk = (events: readonly PlaybackEvent[], check: (before: Playback, after: Playback) => void) => {
  let state = initialPlayback
  for (const next of events) {
    const before = state
    state = playback(before, next)
    check(before, state)
  }
}
const times = (events: PlaybackEvent[]) => events.toSorted((a, b) => a.at - b.at)

describe('for any sequence of events', () => {
  test.prop([fc.array(event, { maxLength: 60 })])('an error has a reason', (events) => {
    walk(times(events), (_, state) => {
      if (state.status === 'error') expect(state.reason).not.toBeNull()
    })
  })

  test.prop([fc.array(event, { maxLength: 60 })])('a try is scheduled only while connecting', (events) => {
    walk(times(events), (_, state) => {
      if (state.retryAt !== null) expect(state.status).toBe('connecting')
    })
  })

  test.prop([fc.array(event, { maxLength: 60 })])('the connection number rises by one at most', (events) => {
    walk(times(events), (before, state) => {
      expect([0, 1]).toContain(state.connection - before.connection)
    })
  })

  test.prop([fc.array(event, { maxLength: 60 })])(
    'stop resets everything but the connection number',
    (events) => {
      const state = playback(times(events).reduce(playback, initialPlayback), { type: 'stop', at: 400_000 })
      expect(state).toEqual({ ...initialPlayback, connection: state.connection })
    },
  )

  test.prop([fc.array(event, { maxLength: 60 })])(
    'an outage does not last longer than the limit',
    (events) => {
      walk(times(events), (_, { retryAt, outageSince }) => {
        if (retryAt !== null) expect(retryAt).toBeLessThanOrEqual((outageSince ?? 0) + giveUpAfter)
      })
    },
  )
})

test('play connects, progress plays, an empty buffer buffers, progress plays again', () => {
  expect(after({ type: 'play', at: 0 }).status).toBe('connecting')
  expect(after(...playing).status).toBe('playing')
  expect(after(...playing, { type: 'stalled', at: 900, connection: 1 }).status).toBe('buffering')
  expect(
    after(
      ...playing,
      { type: 'stalled', at: 900, connection: 1 },
      { type: 'progress', at: 950, connection: 1 },
    ).status,
  ).toBe('playing')
})

test('it gives up after three minutes with the last reason', () => {
  let state = after({ type: 'play', at: 0 })
  let now = 1_000
  let tries = 0
  while (isOn(state)) {
    state = playback(state, fail(now, state.connection, 'unreachable'))
    now = state.retryAt ?? now
    state = playback(state, { type: 'retry', at: now })
    tries += 1
  }
  expect(state).toMatchObject({ status: 'error', reason: 'unreachable' })
  expect(now).toBe(1_000 + giveUpAfter)
  // With the shortest of all random delays.
  expect(tries).toBe(21)
})

test('a final reason is not tried again', () => {
  expect(after({ type: 'play', at: 0 }, fail(10, 1, 'blocked'))).toMatchObject({
    status: 'error',
    retryAt: null,
  })
})

test('events of an earlier connection are dropped', () => {
  const again = after(...playing, fail(5_000, 1), { type: 'retry', at: 6_000 })
  expect(playback(again, fail(6_100, 1))).toBe(again)
  expect(playback(again, { type: 'progress', at: 6_100, connection: 1 })).toBe(again)
})

test('an outage ends after ten steady seconds', () => {
  const back = after(
    ...playing,
    fail(5_000, 1),
    { type: 'retry', at: 6_000 },
    { type: 'progress', at: 6_200, connection: 2 },
  )
  expect(back).toMatchObject({ status: 'playing', reason: null, failures: 1 })
  expect(playback(back, { type: 'progress', at: 16_000, connection: 2 }).failures).toBe(1)
  expect(playback(back, { type: 'progress', at: 16_200, connection: 2 })).toMatchObject({
    failures: 0,
    outageSince: null,
  })
})

test('the return of the network ends the wait at once', () => {
  const waiting = after(...playing, fail(5_000, 1, 'offline'))
  expect(playback(waiting, { type: 'online', at: 5_100 })).toMatchObject({ connection: 2, retryAt: null })
  const undisturbed = after(...playing)
  expect(playback(undisturbed, { type: 'online', at: 5_100 })).toBe(undisturbed)
})

test('a short pause resumes, a long one fetches the live edge', () => {
  const paused = after(...playing, { type: 'pause', at: 10_000 })
  expect(playback(paused, { type: 'play', at: 15_000 })).toMatchObject({ status: 'buffering', connection: 1 })
  expect(playback(paused, { type: 'play', at: 15_001 })).toMatchObject({
    status: 'connecting',
    connection: 2,
  })
})

test('another station connects at once while the radio is on', () => {
  const change: PlaybackEvent = { type: 'switch', at: 9_000 }
  expect(after(...playing, change)).toMatchObject({ status: 'connecting', connection: 2 })
  expect(after(change).status).toBe('off')
  expect(after(...playing, { type: 'pause', at: 8_000 }, change).status).toBe('off')
})

describe('a successful probe', () => {
  const succeeded = (at: number, connection: number): PlaybackEvent => ({
    type: 'probeSucceeded',
    at,
    connection,
  })

  test('ends the wait for the next try at once', () => {
    const waiting = after(...playing, fail(5_000, 1), succeeded(5_300, 1))
    expect(waiting).toMatchObject({ connection: 2, retryAt: null, reason: 'stalled', failures: 1 })
  })

  test('replaces a connection without data, and gives the reason', () => {
    expect(after({ type: 'play', at: 0 }, succeeded(1_200, 1))).toMatchObject({
      status: 'connecting',
      connection: 2,
      reason: 'slow',
      failures: 1,
      outageSince: 1_200,
    })
    const stalled: PlaybackEvent = { type: 'stalled', at: 900, connection: 1 }
    expect(after(...playing, stalled, succeeded(1_300, 1))).toMatchObject({
      connection: 2,
      reason: 'stalled',
    })
  })

  test('triggers one connection until it has played steadily, so that the backoff holds', () => {
    const probeTriggered = after(...playing, fail(5_000, 1), succeeded(5_300, 1))
    expect(playback(probeTriggered, succeeded(6_500, 2))).toBe(probeTriggered)
    const failedAgain = playback(probeTriggered, fail(8_000, 2))
    expect(failedAgain).toMatchObject({ failures: 2, retryAt: 8_250 })
    expect(playback(failedAgain, succeeded(8_500, 2))).toBe(failedAgain)
    const inTurn = playback(failedAgain, { type: 'retry', at: 8_250 })
    expect(playback(inTurn, succeeded(9_900, 3)).connection).toBe(4)
  })

  test('is dropped after a stop', () => {
    const stopped = after(...playing, { type: 'stop', at: 5_000 })
    expect(playback(stopped, succeeded(5_300, 1))).toBe(stopped)
  })
})

const stall = (at: number): PlaybackEvent => ({ type: 'stalled', at, connection: 1 })
const progress = (at: number): PlaybackEvent => ({ type: 'progress', at, connection: 1 })

describe('a connection that is too slow', () => {
  const slow = [...playing, stall(2_500), progress(4_300), stall(6_400), progress(8_400)]

  test('is reported from the second stall on, also while it plays', () => {
    expect(after(...playing, stall(2_500)).reason).toBeNull()
    expect(after(...slow)).toMatchObject({ status: 'playing', reason: 'thin', failures: 0 })
  })

  test('is no longer reported after ten steady seconds', () => {
    expect(after(...slow, progress(18_300)).reason).toBe('thin')
    expect(after(...slow, progress(18_400))).toMatchObject({ reason: null, stalls: 0 })
  })

  test('is not meant by a stall now and then', () => {
    expect(after(...playing, stall(2_500), progress(4_300), stall(15_000)).reason).toBeNull()
  })
})

test('a station that ends in order after some seconds does not make the delays grow', () => {
  let state = after(...playing)
  let now = 200
  for (let round = 0; round < 60; round += 1) {
    now += 6_000
    state = playback(state, fail(now, state.connection, 'ended', 1))
    expect((state.retryAt ?? Infinity) - now).toBeLessThanOrEqual(retryDelay(1, 1))
    now = state.retryAt ?? now
    state = playback(state, { type: 'retry', at: now })
    now += 200
    state = playback(state, { type: 'progress', at: now, connection: state.connection })
  }
  expect(state.status).toBe('playing')
})

test('a station that ends at once does', () => {
  const ended = (at: number, connection: number) => fail(at, connection, 'ended')
  const first = after(...playing, ended(1_000, 1))
  const again = playback(playback(first, { type: 'retry', at: 2_000 }), ended(2_200, 2))
  expect(again.failures).toBe(2)
})

test('after sleep a playing radio fetches the live edge, another one is left alone', () => {
  expect(after(...playing, { type: 'wake', at: 90_000 })).toMatchObject({
    status: 'connecting',
    connection: 2,
  })
  const paused = after(...playing, { type: 'pause', at: 1_000 })
  expect(playback(paused, { type: 'wake', at: 90_000 })).toBe(paused)
})

test('a hidden page pauses, and playing again fetches anew', () => {
  const hidden = after(...playing, { type: 'hide', at: 1_000 })
  expect(hidden.status).toBe('paused')
  expect(playback(hidden, { type: 'play', at: 1_100 })).toMatchObject({ status: 'connecting', connection: 2 })
  expect(after({ type: 'hide', at: 0 }).status).toBe('off')
})

test('a radio that gave up offline starts again when the network returns', () => {
  const gaveUp: Playback = { ...after(...playing), status: 'error', reason: 'offline' }
  expect(playback(gaveUp, { type: 'online', at: 500_000 }).status).toBe('connecting')
  const refused: Playback = { ...gaveUp, reason: 'missing' }
  expect(playback(refused, { type: 'online', at: 500_000 })).toBe(refused)
})

test('the delays start anew when the network returns', () => {
  const waiting = after(...playing, fail(5_000, 1), { type: 'retry', at: 6_000 }, fail(6_100, 2))
  expect(playback(waiting, { type: 'online', at: 6_200 }).failures).toBe(0)
})

test('a reason found after the connection was given up is told, unless the outage is over', () => {
  const outage = after({ type: 'play', at: 0 }, fail(12_000, 1, 'slow'))
  const explained: PlaybackEvent = { type: 'explained', at: 14_000, outageSince: 12_000, reason: 'silent' }
  expect(playback(outage, explained)).toEqual({ ...outage, reason: 'silent' })
  const back = playback(playback(outage, { type: 'retry', at: 13_000 }), {
    type: 'progress',
    at: 13_200,
    connection: 2,
  })
  expect(playback(back, explained)).toBe(back)
  const other = playback(outage, { type: 'switch', at: 12_500 })
  expect(playback(other, explained)).toBe(other)
})
