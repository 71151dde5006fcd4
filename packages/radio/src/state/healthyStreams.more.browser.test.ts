// @module-tag more
import { memoryStorage } from '@kleinzeug/storage'
import { beforeAll, inject, test, vi, type TestContext } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { Playback } from '../model/playback.ts'
import type { RadioData } from '../model/radioData.ts'
import { radioSlice } from '../storage.ts'
import { createRadio } from './createRadio.ts'

vi.setConfig({ testTimeout: 40_000 })
beforeAll(() => userEvent.click(document.body))

// oxlint-disable-next-line no-restricted-globals -- a healthy stream is listened to in real time
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Plays a healthy stream with the real limits, beside a plain `<audio>` element on the same stream. */
async function playBeside(query: string, seconds: number, { onTestFinished }: TestContext) {
  const address = () => `${inject('station')}/${crypto.randomUUID()}/paced`
  const [streamUrl, plainUrl] = [address(), address()]
  const audio = new Audio()
  const states: Playback[] = []
  const player = createRadio({
    storage: memoryStorage<RadioData>({
      ...radioSlice.defaults(),
      presets: [{ host: query, volume: 0, streamUrl: `${streamUrl}?${query}` }],
    }),
    audio: () => audio,
    channel: () => undefined,
    mediaSession: () => undefined,
  })
  onTestFinished(player.release)
  player.store.sub(player.state.playback, () => states.push(player.store.get(player.state.playback)))
  const plain = new Audio(`${plainUrl}?${query}`)
  plain.volume = 0
  onTestFinished(() => {
    plain.removeAttribute('src')
    plain.load()
  })
  void plain.play()
  player.play()
  // Sound of all connections: the position starts anew with each of them.
  let heard = 0
  let position = 0
  const until = performance.now() + seconds * 1_000
  while (performance.now() < until) {
    await wait(20)
    heard += audio.currentTime >= position ? audio.currentTime - position : audio.currentTime
    position = audio.currentTime
  }
  const requests = Number(await (await fetch(streamUrl.replace('/paced', '/requests'))).text())
  return { heard, plainHeard: plain.currentTime, requests, states }
}

test.concurrent.for([
  'burst=0.3',
  'burst=1',
  'burst=2',
  'burst=4',
  'burst=20',
  'burst=1&kbps=320',
  'burst=2&block=3',
  // Two seconds of the first block stay in the browser until the second one arrives.
  'burst=4&block=4',
])('a healthy stream with %s is played by one connection', async (query, context) => {
  const { expect } = context
  const { heard, plainHeard, requests } = await playBeside(query, 12, context)
  expect(requests).toBe(1)
  expect(heard).toBeGreaterThan(plainHeard - 0.5)
})

test.concurrent('at half the bit rate it plays what arrives and says so', async (context) => {
  const { expect } = context
  const { heard, plainHeard, requests, states } = await playBeside('burst=2&pace=0.5', 16, context)
  expect(requests).toBe(1)
  expect(heard).toBeGreaterThan(plainHeard - 0.5)
  expect(states.map(({ reason }) => reason)).toContain('thin')
  expect(states.at(-1)?.reason).toBe('thin')
})
