import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import {
  giveUpAfter,
  playback,
  retryDelay,
  silence,
  wantsSound,
  type Playback,
  type PlaybackEvent,
} from './playback.ts'
import type { Reason } from './reason.ts'

const after = (...events: PlaybackEvent[]) => events.reduce(playback, silence)
const fail = (at: number, connection: number, reason: Reason = 'stalled'): PlaybackEvent => ({
  type: 'failed',
  at,
  connection,
  reason,
  jitter: 0,
})
const playing: PlaybackEvent[] = [
  { type: 'play', at: 0 },
  { type: 'moved', at: 200, connection: 1 },
]

const at = fc.nat(400_000)
const connection = fc.nat(6)
const reason = fc.constantFrom<Reason>('offline', 'stalled', 'unreachable', 'blocked', 'ended')
const event: fc.Arbitrary<PlaybackEvent> = fc.oneof(
  fc.record({
    type: fc.constantFrom('play', 'stop', 'switch', 'retry', 'online', 'offline', 'pause'),
    at,
  }),
  fc.record({ type: fc.constantFrom('moved', 'still', 'slow', 'answered'), at, connection }),
  fc.record({
    type: fc.constant('failed'),
    at,
    connection,
    reason,
    jitter: fc.double({ min: 0, max: 1, noNaN: true }),
  }),
)

const walk = (events: readonly PlaybackEvent[], check: (before: Playback, after: Playback) => void) => {
  let state = silence
  for (const next of events) {
    const before = state
    state = playback(before, next)
    check(before, state)
  }
}
const times = (events: PlaybackEvent[]) => events.toSorted((a, b) => a.at - b.at)

describe('whatever happens, in whatever order', () => {
  test.prop([fc.array(event, { maxLength: 60 })])('an error has a reason', (events) => {
    walk(times(events), (_, state) => {
      if (state.status === 'error') expect(state.reason).not.toBeNull()
    })
  })

  test.prop([fc.array(event, { maxLength: 60 })])('nobody waits for a try who wants no sound', (events) => {
    walk(times(events), (_, state) => {
      if (state.retryAt !== null) expect(state.status).toBe('connecting')
    })
  })

  test.prop([fc.array(event, { maxLength: 60 })])('connections only rise, by one', (events) => {
    walk(times(events), (before, state) => {
      expect([0, 1]).toContain(state.connection - before.connection)
    })
  })

  test.prop([fc.array(event, { maxLength: 60 })])('stop is stop', (events) => {
    const state = playback(times(events).reduce(playback, silence), { type: 'stop', at: 400_000 })
    expect(state).toEqual({ ...silence, connection: state.connection })
  })

  test.prop([fc.array(event, { maxLength: 60 })])('trouble never lasts longer than it may', (events) => {
    walk(times(events), (_, { retryAt, troubleSince }) => {
      if (retryAt !== null) expect(retryAt).toBeLessThanOrEqual((troubleSince ?? 0) + giveUpAfter)
    })
  })
})

test('play connects, sound plays, a dry buffer buffers, sound plays again', () => {
  expect(after({ type: 'play', at: 0 }).status).toBe('connecting')
  expect(after(...playing).status).toBe('playing')
  expect(after(...playing, { type: 'still', at: 900, connection: 1 }).status).toBe('buffering')
  expect(
    after(...playing, { type: 'still', at: 900, connection: 1 }, { type: 'moved', at: 950, connection: 1 })
      .status,
  ).toBe('playing')
})

test.prop([fc.double({ min: 0, max: 1, noNaN: true })])(
  'tries wait 1, 2, 4, 8, 15, 15 s, or a little less',
  (jitter) => {
    for (const [index, full] of [1_000, 2_000, 4_000, 8_000, 15_000, 15_000].entries()) {
      const delay = retryDelay(index + 1, jitter)
      expect(delay).toBeLessThanOrEqual(full)
      expect(delay).toBeGreaterThanOrEqual(full * 0.75)
    }
  },
)

test('it gives up after three minutes and says why', () => {
  let state = after({ type: 'play', at: 0 })
  let now = 1_000
  let tries = 0
  while (wantsSound(state)) {
    state = playback(state, fail(now, state.connection, 'unreachable'))
    now = state.retryAt ?? now
    state = playback(state, { type: 'retry', at: now })
    tries += 1
  }
  expect(state).toMatchObject({ status: 'error', reason: 'unreachable' })
  expect(now).toBe(1_000 + giveUpAfter)
  expect(tries).toBe(16)
})

test('what does not get better is not tried again', () => {
  expect(after({ type: 'play', at: 0 }, fail(10, 1, 'blocked'))).toMatchObject({
    status: 'error',
    retryAt: null,
  })
})

test('an earlier connection has no say', () => {
  const again = after(...playing, fail(5_000, 1), { type: 'retry', at: 6_000 })
  expect(playback(again, fail(6_100, 1))).toBe(again)
  expect(playback(again, { type: 'moved', at: 6_100, connection: 1 })).toBe(again)
})

test('trouble is forgotten only after ten steady seconds', () => {
  const back = after(
    ...playing,
    fail(5_000, 1),
    { type: 'retry', at: 6_000 },
    { type: 'moved', at: 6_200, connection: 2 },
  )
  expect(back).toMatchObject({ status: 'playing', reason: null, failures: 1 })
  expect(playback(back, { type: 'moved', at: 16_000, connection: 2 }).failures).toBe(1)
  expect(playback(back, { type: 'moved', at: 16_200, connection: 2 })).toMatchObject({
    failures: 0,
    troubleSince: null,
  })
})

test('the network coming back ends the wait at once', () => {
  const waiting = after(...playing, fail(5_000, 1, 'offline'))
  expect(playback(waiting, { type: 'online', at: 5_100 })).toMatchObject({ connection: 2, retryAt: null })
  const sounding = after(...playing)
  expect(playback(sounding, { type: 'online', at: 5_100 })).toBe(sounding)
})

test('a short pause goes on, a long one fetches the live edge', () => {
  const paused = after(...playing, { type: 'pause', at: 10_000 })
  expect(playback(paused, { type: 'play', at: 15_000 })).toMatchObject({ status: 'buffering', connection: 1 })
  expect(playback(paused, { type: 'play', at: 15_001 })).toMatchObject({
    status: 'connecting',
    connection: 2,
  })
})

test('another station: heard at once when the radio is on, waiting when it is not', () => {
  const change: PlaybackEvent = { type: 'switch', at: 9_000 }
  expect(after(...playing, change)).toMatchObject({ status: 'connecting', connection: 2 })
  expect(after(change).status).toBe('off')
  expect(after(...playing, { type: 'pause', at: 8_000 }, change).status).toBe('off')
})

describe('a station that a probe has heard', () => {
  const answer = (at: number, connection: number): PlaybackEvent => ({ type: 'answered', at, connection })

  test('ends the wait for the next try at once', () => {
    const waiting = after(...playing, fail(5_000, 1), answer(5_300, 1))
    expect(waiting).toMatchObject({ connection: 2, retryAt: null, reason: 'stalled', failures: 1 })
  })

  test('ends a connection that brings nothing, and names what was wrong with it', () => {
    expect(after({ type: 'play', at: 0 }, answer(1_200, 1))).toMatchObject({
      status: 'connecting',
      connection: 2,
      reason: 'slow',
      failures: 1,
      troubleSince: 1_200,
    })
    const dry: PlaybackEvent = { type: 'still', at: 900, connection: 1 }
    expect(after(...playing, dry, answer(1_300, 1))).toMatchObject({ connection: 2, reason: 'stalled' })
  })

  test('gets one connection out of turn until it has played steadily, so that the backoff holds', () => {
    const prompted = after(...playing, fail(5_000, 1), answer(5_300, 1))
    expect(playback(prompted, answer(6_500, 2))).toBe(prompted)
    const failedAgain = playback(prompted, fail(8_000, 2))
    expect(failedAgain).toMatchObject({ failures: 2, retryAt: 10_000 })
    expect(playback(failedAgain, answer(8_500, 2))).toBe(failedAgain)
    const inTurn = playback(failedAgain, { type: 'retry', at: 10_000 })
    expect(playback(inTurn, answer(11_200, 3)).connection).toBe(4)
  })

  test('counts for nothing once the listener has stopped', () => {
    const stopped = after(...playing, { type: 'stop', at: 5_000 })
    expect(playback(stopped, answer(5_300, 1))).toBe(stopped)
  })
})
