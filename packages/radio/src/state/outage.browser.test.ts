import { memoryStorage } from '@kleinzeug/storage'
import { expect, onTestFinished, test, vi } from 'vitest'
import { radioSlice } from '../storage.ts'
import { createRadio } from './createRadio.ts'
import { SilentAudio, standingClock } from './fakeTime.fixtures.ts'

/** A radio that has just been switched on, in a time that stands until it is put forward. */
function switchedOn() {
  const { clock, pass } = standingClock()
  const audio = new SilentAudio()
  const probe = new SilentAudio()
  const player = createRadio({
    storage: memoryStorage(radioSlice.defaults()),
    clock,
    audio: () => audio.asElement,
    probeAudio: () => probe.asElement,
    channel: () => undefined,
    mediaSession: () => undefined,
    chance: () => 0,
  })
  onTestFinished(player.release)
  player.play()
  const now = () => player.store.get(player.state.playback)
  /** Two seconds of sound, after which the connection brings nothing more. */
  const cutOff = () => {
    for (let position = 0.2; position < 2; position += 0.2) {
      pass(200)
      audio.moveTo(position, 2 - position)
      audio.received = 2
    }
  }
  return { audio, probe, player, pass, now, cutOff }
}

test('a station heard again while the next try is waited for is fetched at once', () => {
  const { audio, probe, pass, now } = switchedOn()
  pass(200)
  audio.moveTo(0.2, 1)
  audio.say('ended')
  expect(now()).toMatchObject({ reason: 'ended', failures: 1 })
  // The first try comes after a second, and brings nothing; the second is far off.
  pass(1_000)
  expect(audio.given).toHaveLength(2)
  audio.say('ended')
  const { retryAt } = now()
  expect(retryAt).not.toBeNull()
  const asked = probe.given.length
  pass(950)
  expect(probe.given).toHaveLength(asked + 1)
  expect(audio.given).toHaveLength(2)
  probe.say('loadeddata')
  expect(audio.given).toHaveLength(3)
  expect(now()).toMatchObject({ status: 'connecting', retryAt: null })
})

test('a try that hangs is given up as soon as the station is heard', () => {
  const { audio, probe, pass, now } = switchedOn()
  pass(900)
  expect(probe.given).toEqual([])
  pass(200)
  expect(probe.given).toHaveLength(1)
  expect(probe.muted).toBe(true)
  // A question that hangs as well is asked anew.
  pass(1_000)
  expect(probe.given).toHaveLength(2)
  expect(audio.given).toHaveLength(1)
  probe.say('loadeddata')
  expect(audio.given).toHaveLength(2)
  expect(now()).toMatchObject({ status: 'connecting', reason: 'slow', failures: 1 })
})

test('a probe that is wrong cannot hurry the tries', () => {
  const { audio, probe, pass } = switchedOn()
  pass(1_200)
  probe.say('loadeddata')
  expect(audio.given).toHaveLength(2)
  pass(5_000)
  expect(probe.given).toHaveLength(1)
  expect(audio.given).toHaveLength(2)
})

test('what still sounds is not cut off; once it is used up, the new connection follows at once', () => {
  const { audio, probe, pass, now, cutOff } = switchedOn()
  cutOff()
  expect(now()).toMatchObject({ status: 'playing', reason: null })
  expect(probe.given).toHaveLength(1)
  audio.moveTo(1.9, 0.1)
  probe.say('loadeddata')
  expect(audio.given).toHaveLength(1)
  audio.moveTo(2, 0)
  expect(audio.given).toHaveLength(2)
  expect(now()).toMatchObject({ status: 'connecting', reason: 'stalled' })
  pass(100)
  audio.moveTo(0.1, 1)
  expect(now()).toMatchObject({ status: 'playing', reason: null })
})

test('data that comes after all ends the questions', () => {
  const { audio, probe, pass, now, cutOff } = switchedOn()
  cutOff()
  probe.say('loadeddata')
  audio.moveTo(1.9, 3)
  pass(200)
  audio.moveTo(2.1, 0)
  pass(200)
  expect(audio.given).toHaveLength(1)
  expect(now().status).toBe('playing')
})

test('the tries come after 1, 2, 4, 8 and 15 seconds, and end after three minutes', () => {
  const { audio, pass, now, player } = switchedOn()
  const waits: number[] = []
  while (now().status !== 'error' && waits.length < 50) {
    audio.say('ended')
    const tries = audio.given.length
    let waited = 0
    while (audio.given.length === tries && now().status !== 'error') {
      pass(1_000)
      waited += 1
    }
    waits.push(waited)
  }
  expect(waits.slice(0, 6)).toEqual([1, 2, 4, 8, 15, 15])
  expect(waits.reduce((sum, wait) => sum + wait)).toBeLessThanOrEqual(181)
  expect(now()).toMatchObject({ status: 'error', reason: 'ended' })
  const tries = audio.given.length
  pass(60_000)
  expect(audio.given).toHaveLength(tries)
  player.play()
  expect(audio.given).toHaveLength(tries + 1)
})

test('in a pause nobody is asked, though a sleep timer runs', () => {
  const { probe, pass, player, cutOff } = switchedOn()
  cutOff()
  player.sleepIn(15)
  player.pause()
  const asked = probe.given.length
  pass(60_000)
  expect(probe.given).toHaveLength(asked)
})

test('a stop ends tries and questions', () => {
  const { audio, probe, pass, player } = switchedOn()
  pass(1_500)
  player.stop()
  const asked = probe.given.length
  pass(60_000)
  expect(probe.src).toBe('')
  expect(probe.given).toHaveLength(asked)
  expect(audio.given).toHaveLength(1)
})

test('without a network that is said, nobody is asked, and its return is an occasion to try at once', () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  onTestFinished(() => online.mockRestore())
  const { audio, probe, pass, now } = switchedOn()
  dispatchEvent(new Event('offline'))
  expect(now().reason).toBe('offline')
  pass(6_500)
  expect(now()).toMatchObject({ reason: 'offline', failures: 1 })
  expect(probe.given).toEqual([])
  expect(audio.given).toHaveLength(1)
  dispatchEvent(new Event('online'))
  expect(audio.given).toHaveLength(2)
})
