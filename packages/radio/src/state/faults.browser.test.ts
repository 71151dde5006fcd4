import { memoryStorage } from '@kleinzeug/storage'
import { beforeAll, inject, test, vi, type TestContext } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { FlowLimits } from '../model/flow.ts'
import type { Playback } from '../model/playback.ts'
import { radioSlice } from '../storage.ts'
import { createRadio } from './createRadio.ts'

/** A third of the real ones: it is the logic that is tested here; the bench measures with the real ones. */
const limits: FlowLimits = { still: 400, slow: 800, dead: 1_000, connect: 6_000, doubt: 350 }

/** A radio tuned to a station that breaks in its own way, and all that was heard of it. */
function tunedTo(path: string, { onTestFinished }: TestContext) {
  const storage = memoryStorage(radioSlice.defaults())
  const heard: Playback[] = []
  const audio = new Audio()
  const player = createRadio({
    storage,
    limits,
    audio: () => audio,
    channel: () => undefined,
    mediaSession: () => undefined,
    chance: () => 1,
  })
  const station = `${inject('station')}/${crypto.randomUUID()}`
  // The record takes https alone; the station of the tests speaks http on this machine.
  storage.write({
    ...radioSlice.defaults(),
    presets: [{ host: path, volume: 0, streamUrl: station + path }],
  })
  player.store.sub(player.state.playback, () => heard.push(player.store.get(player.state.playback)))
  onTestFinished(player.release)
  return {
    player,
    heard,
    audio,
    now: () => player.store.get(player.state.playback),
    heal: () => fetch(`${station}/becomes/normal`),
  }
}

// Until the page has been clicked the browser blocks every sound.
beforeAll(() => userEvent.click(document.body))

const patience = { timeout: 12_000, interval: 30 }
vi.setConfig({ testTimeout: 20_000 })
const named = (heard: readonly Playback[]) => heard.map(({ reason }) => reason)

test.concurrent.for(['/normal', '/quiet', '/mp3', '/redirect'])('%s plays', async (path, context) => {
  const { expect } = context
  const { player, audio, now } = tunedTo(path, context)
  player.play()
  expect(now().status).toBe('connecting')
  await vi.waitFor(() => expect(now()).toMatchObject({ status: 'playing', reason: null }), patience)
  const before = audio.currentTime
  await vi.waitFor(() => expect(audio.currentTime).toBeGreaterThan(before + 0.3), patience)
})

test.concurrent('a slow start is called slow, and plays in the end', async (context) => {
  const { expect } = context
  const { player, heard, now } = tunedTo('/slow', context)
  player.play()
  await vi.waitFor(() => expect(now()).toMatchObject({ status: 'playing', reason: null }), patience)
  expect(named(heard)).toContain('slow')
  expect(now().connection).toBe(1)
})

test.concurrent.for([
  ['end', 'ended'],
  ['reset', 'stalled'],
  ['dry', 'stalled'],
  ['missing', 'missing'],
  ['broken', 'missing'],
  ['html', 'notAudio'],
  ['refuse', 'unreachable'],
  ['hang', 'slow'],
  ['silent', 'slow'],
] as const)(
  '%s is named %s, and it plays again once the station is well',
  async ([fault, reason], context) => {
    const { expect } = context
    const { player, heard, heal, now } = tunedTo(`/${fault}`, context)
    player.play()
    await vi.waitFor(() => expect(named(heard)).toContain(reason), patience)
    await heal()
    await vi.waitFor(() => expect(now()).toMatchObject({ status: 'playing', reason: null }), patience)
    expect(now().failures).toBeGreaterThan(0)
  },
)

test.concurrent('a blocked sound is called so, and plays after the next click', async (context) => {
  const { expect } = context
  const { player, audio, now } = tunedTo('/normal', context)
  vi.spyOn(audio, 'play').mockRejectedValueOnce(new DOMException('no click', 'NotAllowedError'))
  player.play()
  await vi.waitFor(() => expect(now()).toMatchObject({ status: 'error', reason: 'blocked' }), patience)
  player.play()
  await vi.waitFor(() => expect(now()).toMatchObject({ status: 'playing', reason: null }), patience)
})

test.concurrent('stop during an outage ends the tries', async (context) => {
  const { expect } = context
  const { player, now } = tunedTo('/refuse', context)
  player.play()
  await vi.waitFor(() => expect(now().retryAt).not.toBeNull(), patience)
  player.stop()
  const { connection } = now()
  await new Promise((resolve) => setTimeout(resolve, 1_500))
  expect(now()).toMatchObject({ status: 'off', connection, retryAt: null })
})

test.concurrent('a stop takes the stream off without a false error', async (context) => {
  const { expect } = context
  const { player, audio, heard, now } = tunedTo('/normal', context)
  player.play()
  await vi.waitFor(() => expect(now().status).toBe('playing'), patience)
  player.stop()
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(audio.hasAttribute('src')).toBe(false)
  expect(audio.networkState).toBe(HTMLMediaElement.NETWORK_EMPTY)
  expect(heard.at(-1)).toMatchObject({ status: 'off', reason: null })
})
