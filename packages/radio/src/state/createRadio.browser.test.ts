import { beforeAll, expect, inject, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { radioSlice } from '../storage.ts'
import type { Clock } from './clock.ts'
import { testRadio } from './testRadio.fixtures.ts'

beforeAll(() => userEvent.click(document.body))

/** The system's clock with an adjustable offset. */
function movableClock() {
  let ahead = 0
  const clock: Clock = {
    now: () => Date.now() + ahead,
    after: (ms, callback) => {
      // oxlint-disable-next-line no-restricted-globals -- the clock under test runs on real time
      const timer = setTimeout(callback, ms)
      return () => clearTimeout(timer)
    },
  }
  return { clock, forward: (ms: number) => (ahead += ms) }
}

test('has no side effects before the first play', () => {
  const channel = vi.fn<() => undefined>()
  const mediaSession = vi.fn<() => undefined>()
  const { player, makeAudio } = testRadio({ channel, mediaSession })
  player.select(1)
  player.setVolume(0.2)
  player.toggleMute()
  expect(makeAudio).not.toHaveBeenCalled()
  expect(channel).not.toHaveBeenCalled()
  expect(mediaSession).not.toHaveBeenCalled()
})

test('a stream has a timestamp and the volume of its station', async () => {
  const { player, audio, plays } = testRadio()
  player.play()
  expect(audio.src).toMatch(/\/normal\?t=\d{13}$/)
  await plays()
  await vi.waitFor(() => expect(audio.volume).toBe(0.4))
  player.setVolume(0.25)
  expect(audio.volume).toBe(0.25)
  player.toggleMute()
  expect(audio.muted).toBe(true)
  player.setVolume(0.3)
  expect(audio.muted).toBe(false)
})

test('a preset switches the stream of the same element while the radio is on', async () => {
  const { player, audio, makeAudio, plays, status } = testRadio()
  player.select(1)
  expect(status()).toBe('off')
  player.play()
  await plays()
  const first = audio.src
  player.select(0)
  expect(status()).toBe('connecting')
  expect(audio.src).not.toBe(first)
  await plays()
  await vi.waitFor(() => expect(audio.volume).toBe(0.4))
  expect(makeAudio).toHaveBeenCalledTimes(1)
})

test('a selection in another tab switches the stream', async () => {
  const { player, storage, audio, plays } = testRadio()
  player.play()
  await plays()
  const first = audio.src
  storage.write({ ...(storage.read() ?? radioSlice.defaults()), selected: 1 })
  expect(audio.src).not.toBe(first)
})

test('a short pause resumes, a long one fetches anew', async () => {
  const { clock, forward } = movableClock()
  const { player, audio, plays, status } = testRadio({ clock })
  player.play()
  await plays()
  const first = audio.src
  player.pause()
  expect(audio.paused).toBe(true)
  player.play()
  await plays()
  expect(audio.src).toBe(first)
  player.pause()
  forward(5_001)
  player.play()
  expect(status()).toBe('connecting')
  expect(audio.src).not.toBe(first)
})

test('a pause by the system is a pause, not a fault', async () => {
  const { player, audio, plays, status } = testRadio()
  player.play()
  await plays()
  audio.pause()
  await vi.waitFor(() => expect(status()).toBe('paused'))
})

test('only one tab plays', async () => {
  const name = crypto.randomUUID()
  const channel = () => new BroadcastChannel(name)
  const here = testRadio({ channel })
  const there = testRadio({ channel })
  here.player.play()
  await here.plays()
  there.player.play()
  await vi.waitFor(() =>
    expect(here.player.store.get(here.player.state.playback)).toMatchObject({
      status: 'paused',
      reason: 'otherTab',
    }),
  )
  await there.plays()
  expect(here.audio.paused).toBe(true)
})

test('the sleep timer survives a reconnect, fades out and stops', async () => {
  const { clock, forward } = movableClock()
  const { player, audio, plays, status } = testRadio({ clock })
  const get = player.store.get
  player.play()
  await plays()
  player.sleepIn(30)
  expect(get(player.state.sleepMinutes)).toBe(30)
  forward(29 * 60_000)
  dispatchEvent(new Event('offline'))
  player.select(1)
  await plays()
  expect(get(player.state.sleepMinutes)).toBe(1)
  forward(55_000)
  await vi.waitFor(() => {
    expect(audio.volume).toBeGreaterThan(0)
    expect(audio.volume).toBeLessThan(0.35)
  })
  forward(6_000)
  await vi.waitFor(() => expect(status()).toBe('off'))
  expect(get(player.state.sleepMinutes)).toBeNull()
  player.play()
  await plays()
  await vi.waitFor(() => expect(audio.volume).toBe(0.6))
})

test('the sleep timer can be switched off, even while it fades', async () => {
  const { clock, forward } = movableClock()
  const { player, audio, plays, status } = testRadio({ clock })
  player.play()
  await plays()
  player.sleepIn(15)
  forward(15 * 60_000 - 4_000)
  await vi.waitFor(() => expect(audio.volume).toBeLessThan(0.2))
  player.sleepIn(null)
  expect(audio.volume).toBe(0.4)
  forward(60_000)
  // oxlint-disable-next-line no-restricted-globals -- nothing may stop the radio within this time
  await new Promise((resolve) => setTimeout(resolve, 450))
  // The jump of the clock fetches the live edge, as after sleep; the timer no longer stops the radio.
  expect(status()).not.toBe('off')
})

test('a volume that the system ignores is detected', async () => {
  const stubborn = new Audio()
  Object.defineProperty(stubborn, 'volume', { get: () => 1, set: () => {} })
  const { player, plays } = testRadio({ audio: () => stubborn })
  player.play()
  await plays()
  await vi.waitFor(() => expect(player.store.get(player.state.volumeFixed)).toBe(true))
})

test('switching stations at once does not falsify the volume check', async () => {
  const { player, audio, plays } = testRadio()
  player.play()
  player.select(1)
  await plays()
  await vi.waitFor(() => expect(audio.volume).toBe(0.6))
  // oxlint-disable-next-line no-restricted-globals -- nothing may be measured within this time
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(player.store.get(player.state.volumeFixed)).toBe(false)
})

test('the return of the network triggers a try at once', async () => {
  const { player, storage, plays } = testRadio()
  const data = storage.read() ?? radioSlice.defaults()
  const broken = `${inject('station')}/${crypto.randomUUID()}`
  storage.write({ ...data, presets: [{ host: 'Drei', volume: 0, streamUrl: `${broken}/refuse` }] })
  player.play()
  const now = () => player.store.get(player.state.playback)
  await vi.waitFor(() => expect(now().failures).toBe(2), 5_000)
  await fetch(`${broken}/becomes/normal`)
  const { connection } = now()
  dispatchEvent(new Event('online'))
  expect(now()).toMatchObject({ connection: connection + 1, retryAt: null })
  await plays()
})
