import { memoryStorage } from '@kleinzeug/storage'
import { expect, onTestFinished, test, vi } from 'vitest'
import { radioSlice } from '../storage.ts'
import { createRadio } from './createRadio.ts'
import { FakeAudio, manualClock } from './fakeAudio.fixtures.ts'

/**
 * A radio that has just been started, with a manual clock.
 *
 * @param random default: the middle of all delays, so that tries follow after 1, 2, 4, 8, 13 s
 */
function startedRadio(random: () => number = () => 2 ** 31, fetchFn?: typeof fetch) {
  const { clock, advance, sleep } = manualClock()
  const audio = new FakeAudio()
  const probe = new FakeAudio()
  const player = createRadio({
    storage: memoryStorage(radioSlice.defaults()),
    clock,
    audio: () => audio.asElement,
    probeAudio: () => probe.asElement,
    channel: () => undefined,
    mediaSession: () => undefined,
    random,
    ...(fetchFn && { fetch: fetchFn }),
  })
  onTestFinished(player.release)
  player.play()
  const now = () => player.store.get(player.state.playback)
  /** Plays the two seconds that arrived at once; then nothing follows. */
  const cutOff = () => {
    for (let tenths = 2; tenths <= 20; tenths += 2) {
      advance(200)
      audio.playTo(tenths / 10, 2 - tenths / 10)
    }
  }
  return { audio, probe, player, advance, sleep, now, cutOff }
}

test('a silent connection is probed once it has stalled, and replaced as soon as the probe succeeds', () => {
  const { audio, probe, advance, now, cutOff } = startedRadio()
  cutOff()
  expect(probe.sources).toEqual([])
  advance(3_200)
  expect(now()).toMatchObject({ status: 'buffering', reason: null })
  expect(probe.sources).toHaveLength(1)
  expect(probe.muted).toBe(true)
  expect(audio.sources).toHaveLength(1)
  probe.emit('loadeddata')
  expect(audio.sources).toHaveLength(2)
  expect(now()).toMatchObject({ status: 'connecting', reason: 'stalled' })
  advance(100)
  audio.playTo(0.1, 1)
  expect(now()).toMatchObject({ status: 'playing', reason: null })
})

test('bytes that arrive keep a stalled connection from being probed', () => {
  const { audio, probe, advance, cutOff } = startedRadio()
  cutOff()
  for (let count = 0; count < 100; count += 1) {
    audio.emit('progress')
    advance(350)
  }
  expect(probe.sources).toEqual([])
  expect(audio.sources).toHaveLength(1)
})

test('data that arrives late ends the probe', () => {
  const { audio, probe, advance, now, cutOff } = startedRadio()
  cutOff()
  advance(3_200)
  audio.playTo(2.1, 3)
  advance(200)
  expect(probe.src).toBe('')
  probe.emit('loadeddata')
  expect(audio.sources).toHaveLength(1)
  expect(now().status).toBe('playing')
})

test('a probe that succeeds after the connection was given up ends the wait for the next try', () => {
  const { audio, probe, advance, now, cutOff } = startedRadio()
  cutOff()
  advance(4_400)
  expect(now()).toMatchObject({ reason: 'stalled', failures: 1 })
  expect(now().retryAt).not.toBeNull()
  const tries = audio.sources.length
  probe.emit('loadeddata')
  expect(audio.sources).toHaveLength(tries + 1)
  expect(now()).toMatchObject({ status: 'connecting', retryAt: null })
})

test('a successful probe replaces a connection without response', () => {
  const { audio, probe, advance, now } = startedRadio()
  advance(3_900)
  expect(probe.sources).toEqual([])
  advance(600)
  expect(probe.sources).toHaveLength(1)
  // A probe without response is repeated, after it had time for the first block of a slow stream.
  advance(2_800)
  expect(probe.sources).toHaveLength(1)
  advance(600)
  expect(probe.sources).toHaveLength(2)
  expect(audio.sources).toHaveLength(1)
  probe.emit('loadeddata')
  expect(audio.sources).toHaveLength(2)
  expect(now()).toMatchObject({ status: 'connecting', reason: 'slow', failures: 1 })
})

test('a wrong probe cannot defeat the backoff', () => {
  const { audio, probe, advance } = startedRadio()
  advance(4_600)
  probe.emit('loadeddata')
  expect(audio.sources).toHaveLength(2)
  advance(9_000)
  expect(probe.sources).toHaveLength(1)
  expect(audio.sources).toHaveLength(2)
})

test('tries follow after 1, 2, 4, 8 and 13 seconds, and end after three minutes', () => {
  const { audio, advance, now, player } = startedRadio()
  const waits: number[] = []
  while (now().status !== 'error' && waits.length < 50) {
    audio.emit('ended')
    const tries = audio.sources.length
    let waited = 0
    while (audio.sources.length === tries && now().status !== 'error' && waited < 100) {
      advance(1_000)
      waited += 1
    }
    waits.push(waited)
  }
  expect(waits.slice(0, 4)).toEqual([1, 2, 4, 8])
  for (const wait of waits.slice(4, 8)) expect([13, 14]).toContain(wait)
  expect(waits.reduce((sum, wait) => sum + wait)).toBeLessThanOrEqual(181)
  expect(now()).toMatchObject({ status: 'error', reason: 'ended' })
  const tries = audio.sources.length
  advance(60_000)
  expect(audio.sources).toHaveLength(tries)
  player.play()
  expect(audio.sources).toHaveLength(tries + 1)
})

test.each([0, 2 ** 31, 2 ** 32 - 1])(
  'a silent station gets at most twelve requests a minute after ten seconds, redirects counted (random %d)',
  (value) => {
    const { audio, probe, advance, cutOff, player } = startedRadio(() => value)
    cutOff()
    advance(10_000)
    for (let minute = 0; minute < 2; minute += 1) {
      const before = audio.sources.length + probe.sources.length
      advance(60_000)
      // Each request may be redirected once.
      expect(2 * (audio.sources.length + probe.sources.length - before)).toBeLessThanOrEqual(12)
    }
    player.stop()
  },
)

test('no probe is sent during a pause, even with a running sleep timer', () => {
  const { probe, advance, player, cutOff } = startedRadio()
  cutOff()
  player.sleepIn(15)
  player.pause()
  const probes = probe.sources.length
  advance(60_000)
  expect(probe.sources).toHaveLength(probes)
})

test('a stop ends tries and probes', () => {
  const { audio, probe, advance, player } = startedRadio()
  advance(4_500)
  player.stop()
  const probes = probe.sources.length
  advance(60_000)
  expect(probe.src).toBe('')
  expect(probe.sources).toHaveLength(probes)
  expect(audio.sources).toHaveLength(1)
})

test('offline is reported and sends no probes; its end triggers a try at once', () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  onTestFinished(() => online.mockRestore())
  const { audio, probe, advance, now } = startedRadio()
  dispatchEvent(new Event('offline'))
  expect(now().reason).toBe('offline')
  advance(12_100)
  expect(now()).toMatchObject({ reason: 'offline', failures: 1 })
  expect(probe.sources).toEqual([])
  expect(audio.sources).toHaveLength(1)
  online.mockReturnValue(true)
  dispatchEvent(new Event('online'))
  expect(audio.sources).toHaveLength(2)
})

test('after sleep the live edge is fetched', () => {
  const { audio, sleep, advance, now } = startedRadio()
  advance(200)
  audio.playTo(0.2, 20)
  advance(200)
  sleep(19_000)
  advance(200)
  expect(audio.sources).toHaveLength(2)
  expect(now()).toMatchObject({ status: 'connecting', reason: null, failures: 0 })
})

test('timers that the browser throttles are no sleep', () => {
  const { audio, sleep, advance } = startedRadio()
  advance(200)
  audio.playTo(0.2, 20)
  advance(200)
  sleep(60_000)
  audio.currentTime += 60
  advance(200)
  expect(audio.sources).toHaveLength(1)
})

test('a page that is left closes its connection, and playing again fetches anew', () => {
  const { audio, advance, now, player } = startedRadio()
  advance(200)
  audio.playTo(0.2, 20)
  dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
  expect(audio.src).toBe('')
  expect(now().status).toBe('paused')
  player.play()
  expect(audio.sources).toHaveLength(2)
})

/** A `fetch` to a station that redirects, and the number of its requests. */
function redirectingStation() {
  const station = { isRedirecting: true, requests: 0 }
  const fetchFn: typeof fetch = async () => {
    station.requests += 1
    return station.isRedirecting
      ? Object.defineProperty(new Response(), 'type', { value: 'opaqueredirect' })
      : new Response('', { headers: { 'content-type': 'audio/mpeg' } })
  }
  return { station, fetchFn }
}

/** Lets the promises of a request settle. */
// oxlint-disable-next-line no-restricted-globals -- one turn of the event loop
const settle = () => new Promise((resolve) => setTimeout(resolve))

test('a redirect that leads nowhere is followed once a minute, and asked for in between', async () => {
  const { station, fetchFn } = redirectingStation()
  const { audio, advance, now } = startedRadio(undefined, fetchFn)
  const followedAt: number[] = []
  let followed = 0
  for (let second = 0; second <= 170; second += 1) {
    if (audio.sources.length > followed) {
      followed = audio.sources.length
      followedAt.push(second)
      audio.fail(4)
    }
    await settle()
    expect(now()).toMatchObject({ reason: 'redirect', status: 'connecting' })
    advance(1_000)
    await settle()
  }
  // The tries after 14 and 41 seconds are requests that follow nothing.
  expect(followedAt).toHaveLength(2)
  expect(followedAt[1]).toBeGreaterThan(60)
  expect(station.requests).toBeLessThanOrEqual(6)
})

test('a station that returns between a failed try and its diagnosis is heard at a quick second try', async () => {
  const reach = { isUp: false }
  // The host allows no CORS: a response only tells that it is there.
  const fetchFn: typeof fetch = async (_url, init) => {
    if (reach.isUp && init?.mode === 'no-cors') return new Response()
    throw new TypeError('Failed to fetch')
  }
  const { audio, advance, now, cutOff } = startedRadio(undefined, fetchFn)
  cutOff()
  audio.fail(2)
  expect(now().reason).toBe('stalled')
  advance(1_000)
  expect(audio.sources).toHaveLength(2)
  reach.isUp = true
  audio.fail(4)
  await settle()
  expect(now()).toMatchObject({ status: 'connecting', reason: 'stalled' })
  advance(1_750)
  expect(audio.sources).toHaveLength(3)
  advance(100)
  audio.playTo(0.1, 1)
  expect(now()).toMatchObject({ status: 'playing', reason: null })
})

test('a station that no longer redirects is played at the next try', async () => {
  const { station, fetchFn } = redirectingStation()
  const { audio, advance } = startedRadio(undefined, fetchFn)
  audio.fail(4)
  await settle()
  station.isRedirecting = false
  advance(15_000)
  await settle()
  expect(audio.sources).toHaveLength(2)
})

test('the key to start follows a redirect at once', async () => {
  const { fetchFn } = redirectingStation()
  const { audio, player } = startedRadio(undefined, fetchFn)
  audio.fail(4)
  await settle()
  player.play()
  expect(audio.sources).toHaveLength(2)
})
