import { memoryStorage } from '@kleinzeug/storage'
import { expect, onTestFinished, test, vi } from 'vitest'
import { radioSlice } from '../storage.ts'
import { createRadio } from './createRadio.ts'
import { FakeAudio, manualClock } from './fakeAudio.fixtures.ts'

/** A radio that has just been started, with a manual clock. */
function startedRadio() {
  const { clock, advance } = manualClock()
  const audio = new FakeAudio()
  const probe = new FakeAudio()
  const player = createRadio({
    storage: memoryStorage(radioSlice.defaults()),
    clock,
    audio: () => audio.asElement,
    probeAudio: () => probe.asElement,
    channel: () => undefined,
    mediaSession: () => undefined,
    random: () => 0,
  })
  onTestFinished(player.release)
  player.play()
  const now = () => player.store.get(player.state.playback)
  /** Plays two seconds, after which the connection delivers nothing. */
  const cutOff = () => {
    for (let position = 0.2; position < 2; position += 0.2) {
      advance(200)
      audio.playTo(position, 2 - position)
      audio.received = 2
    }
  }
  return { audio, probe, player, advance, now, cutOff }
}

test('a successful probe ends the wait for the next try', () => {
  const { audio, probe, advance, now } = startedRadio()
  advance(200)
  audio.playTo(0.2, 1)
  audio.emit('ended')
  expect(now()).toMatchObject({ reason: 'ended', failures: 1 })
  // The first try follows after a second and fails; the second is further away.
  advance(1_000)
  expect(audio.sources).toHaveLength(2)
  audio.emit('ended')
  const { retryAt } = now()
  expect(retryAt).not.toBeNull()
  const probes = probe.sources.length
  advance(950)
  expect(probe.sources).toHaveLength(probes + 1)
  expect(audio.sources).toHaveLength(2)
  probe.emit('loadeddata')
  expect(audio.sources).toHaveLength(3)
  expect(now()).toMatchObject({ status: 'connecting', retryAt: null })
})

test('a successful probe replaces a connection without response', () => {
  const { audio, probe, advance, now } = startedRadio()
  advance(900)
  expect(probe.sources).toEqual([])
  advance(200)
  expect(probe.sources).toHaveLength(1)
  expect(probe.muted).toBe(true)
  // A probe without response is repeated.
  advance(1_000)
  expect(probe.sources).toHaveLength(2)
  expect(audio.sources).toHaveLength(1)
  probe.emit('loadeddata')
  expect(audio.sources).toHaveLength(2)
  expect(now()).toMatchObject({ status: 'connecting', reason: 'slow', failures: 1 })
})

test('a wrong probe cannot defeat the backoff', () => {
  const { audio, probe, advance } = startedRadio()
  advance(1_200)
  probe.emit('loadeddata')
  expect(audio.sources).toHaveLength(2)
  advance(5_000)
  expect(probe.sources).toHaveLength(1)
  expect(audio.sources).toHaveLength(2)
})

test('buffered audio is played to its end; then the new connection follows at once', () => {
  const { audio, probe, advance, now, cutOff } = startedRadio()
  cutOff()
  expect(now()).toMatchObject({ status: 'playing', reason: null })
  expect(probe.sources).toHaveLength(1)
  audio.playTo(1.9, 0.1)
  probe.emit('loadeddata')
  expect(audio.sources).toHaveLength(1)
  audio.playTo(2, 0)
  expect(audio.sources).toHaveLength(2)
  expect(now()).toMatchObject({ status: 'connecting', reason: 'stalled' })
  advance(100)
  audio.playTo(0.1, 1)
  expect(now()).toMatchObject({ status: 'playing', reason: null })
})

test('data that arrives late ends the probes', () => {
  const { audio, probe, advance, now, cutOff } = startedRadio()
  cutOff()
  probe.emit('loadeddata')
  audio.playTo(1.9, 3)
  advance(200)
  audio.playTo(2.1, 0)
  advance(200)
  expect(audio.sources).toHaveLength(1)
  expect(now().status).toBe('playing')
})

test('tries follow after 1, 2, 4, 8 and 15 seconds, and end after three minutes', () => {
  const { audio, advance, now, player } = startedRadio()
  const waits: number[] = []
  while (now().status !== 'error' && waits.length < 50) {
    audio.emit('ended')
    const tries = audio.sources.length
    let waited = 0
    while (audio.sources.length === tries && now().status !== 'error') {
      advance(1_000)
      waited += 1
    }
    waits.push(waited)
  }
  expect(waits.slice(0, 6)).toEqual([1, 2, 4, 8, 15, 15])
  expect(waits.reduce((sum, wait) => sum + wait)).toBeLessThanOrEqual(181)
  expect(now()).toMatchObject({ status: 'error', reason: 'ended' })
  const tries = audio.sources.length
  advance(60_000)
  expect(audio.sources).toHaveLength(tries)
  player.play()
  expect(audio.sources).toHaveLength(tries + 1)
})

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
  advance(1_500)
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
  advance(6_500)
  expect(now()).toMatchObject({ reason: 'offline', failures: 1 })
  expect(probe.sources).toEqual([])
  expect(audio.sources).toHaveLength(1)
  dispatchEvent(new Event('online'))
  expect(audio.sources).toHaveLength(2)
})
