// @module-tag more
import { memoryStorage } from '@kleinzeug/storage'
import { beforeAll, inject, test, vi, type TestContext } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { HealthLimits } from '../model/streamHealth.ts'
import type { Playback } from '../model/playback.ts'
import { radioSlice } from '../storage.ts'
import { createRadio } from './createRadio.ts'

/** A third of the real limits: the logic is tested here, the benchmark measures with the real limits. */
const limits: HealthLimits = {
  stalled: 300,
  slow: 800,
  probeStart: 1_000,
  probe: 800,
  dead: 2_000,
  connect: 6_000,
}

/** A radio with a faulty station, and the states it went through. */
function radioFor(path: string, { onTestFinished }: TestContext) {
  const storage = memoryStorage(radioSlice.defaults())
  const states: Playback[] = []
  const audio = new Audio()
  const player = createRadio({
    storage,
    limits,
    audio: () => audio,
    channel: () => undefined,
    mediaSession: () => undefined,
    random: () => 2 ** 32 - 1,
  })
  const station = `${inject('station')}/${crypto.randomUUID()}`
  // Stored stations are https only, but the fault server speaks http.
  storage.write({
    ...radioSlice.defaults(),
    presets: [{ host: path, volume: 0, streamUrl: station + path }],
  })
  player.store.sub(player.state.playback, () => states.push(player.store.get(player.state.playback)))
  onTestFinished(player.release)
  return {
    player,
    states,
    audio,
    now: () => player.store.get(player.state.playback),
    heal: () => fetch(`${station}/becomes/normal`),
  }
}

// The autoplay policy blocks sound until the page has been clicked.
beforeAll(() => userEvent.click(document.body))

// After a 404 or a web page the next try follows after up to 15 s.
const waitOptions = { timeout: 20_000, interval: 30 }
vi.setConfig({ testTimeout: 45_000 })
const reasonsOf = (states: readonly Playback[]) => states.map(({ reason }) => reason)

test.concurrent.for(['/normal', '/quiet', '/mp3', '/redirect'])('%s plays', async (path, context) => {
  const { expect } = context
  const { player, audio, now } = radioFor(path, context)
  player.play()
  expect(now().status).toBe('connecting')
  await vi.waitFor(() => expect(now()).toMatchObject({ status: 'playing', reason: null }), waitOptions)
  const before = audio.currentTime
  await vi.waitFor(() => expect(audio.currentTime).toBeGreaterThan(before + 0.3), waitOptions)
})

test.concurrent('a slow start is reported and plays', async (context) => {
  const { expect } = context
  const { player, states, now } = radioFor('/slow', context)
  player.play()
  await vi.waitFor(() => expect(now()).toMatchObject({ status: 'playing', reason: null }), waitOptions)
  expect(reasonsOf(states)).toContain('slow')
  expect(now().connection).toBe(1)
})

test.concurrent.for([
  ['end', 'ended'],
  ['reset', 'stalled'],
  ['dry', 'stalled'],
  ['missing', 'missing'],
  ['broken', 'unavailable'],
  ['html', 'notAudio'],
  ['refuse', 'unreachable'],
  ['hang', 'slow'],
  ['silent', 'slow'],
] as const)(
  '%s is reported as %s, and playing resumes once the station works',
  async ([fault, reason], context) => {
    const { expect } = context
    const { player, states, heal, now } = radioFor(`/${fault}`, context)
    player.play()
    await vi.waitFor(() => expect(reasonsOf(states)).toContain(reason), waitOptions)
    await heal()
    await vi.waitFor(() => expect(now()).toMatchObject({ status: 'playing', reason: null }), waitOptions)
    expect(now().failures).toBeGreaterThan(0)
  },
)

test.concurrent('a blocked start is reported and plays after the next click', async (context) => {
  const { expect } = context
  const { player, audio, now } = radioFor('/normal', context)
  vi.spyOn(audio, 'play').mockRejectedValueOnce(new DOMException('no click', 'NotAllowedError'))
  player.play()
  await vi.waitFor(() => expect(now()).toMatchObject({ status: 'error', reason: 'blocked' }), waitOptions)
  player.play()
  await vi.waitFor(() => expect(now()).toMatchObject({ status: 'playing', reason: null }), waitOptions)
})

test.concurrent('a stop during an outage ends the tries', async (context) => {
  const { expect } = context
  const { player, now } = radioFor('/refuse', context)
  player.play()
  await vi.waitFor(() => expect(now().retryAt).not.toBeNull(), waitOptions)
  player.stop()
  const { connection } = now()
  // oxlint-disable-next-line no-restricted-globals -- no further try may follow within this time
  await new Promise((resolve) => setTimeout(resolve, 1_500))
  expect(now()).toMatchObject({ status: 'off', connection, retryAt: null })
})

test.concurrent('a stop detaches the stream without an error', async (context) => {
  const { expect } = context
  const { player, audio, states, now } = radioFor('/normal', context)
  player.play()
  await vi.waitFor(() => expect(now().status).toBe('playing'), waitOptions)
  player.stop()
  // oxlint-disable-next-line no-restricted-globals -- no error may follow within this time
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(audio.hasAttribute('src')).toBe(false)
  expect(audio.networkState).toBe(HTMLMediaElement.NETWORK_EMPTY)
  expect(states.at(-1)).toMatchObject({ status: 'off', reason: null })
})
