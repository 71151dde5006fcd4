import { memoryStorage } from '@kleinzeug/storage'
import { beforeAll, inject, test, vi, type TestContext } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { RadioData } from '../model/radioData.ts'
import { radioSlice } from '../storage.ts'
import { createRadio } from './createRadio.ts'
import type { RadioOptions } from './radioPlayer.ts'

vi.setConfig({ testTimeout: 30_000 })
beforeAll(() => userEvent.click(document.body))

const waitOptions = { timeout: 12_000, interval: 30 }
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** A radio with the real limits and one station of the fault server. */
function radioAt(path: string, { onTestFinished }: TestContext, options: RadioOptions = {}) {
  const station = `${inject('station')}/${crypto.randomUUID()}`
  const player = createRadio({
    storage: memoryStorage<RadioData>({
      ...radioSlice.defaults(),
      presets: [{ host: path, volume: 0, streamUrl: station + path }],
    }),
    channel: () => undefined,
    mediaSession: () => undefined,
    random: () => 2 ** 31,
    ...options,
  })
  onTestFinished(player.release)
  return {
    player,
    now: () => player.store.get(player.state.playback),
    requests: async () => Number(await (await fetch(`${station}/requests`)).text()),
  }
}

test.concurrent.for(['/playlist.m3u', '/playlist.pls'])('%s leads to its stream', async (path, context) => {
  const { expect } = context
  const { player, now } = radioAt(path, context)
  player.play()
  await vi.waitFor(() => expect(now()).toMatchObject({ status: 'playing' }), waitOptions)
})

test.concurrent.for([
  ['/playlist.m3u?cors=no', 'playlistBlocked', 'error'],
  ['/empty.m3u', 'playlistEmpty', 'connecting'],
  ['/loop.m3u', 'playlistEmpty', 'connecting'],
  ['/missing', 'missing', 'connecting'],
  ['/missing?cors=no', 'unplayable', 'connecting'],
  ['/broken', 'unavailable', 'connecting'],
  ['/html', 'notAudio', 'connecting'],
  ['/html?cors=no', 'unplayable', 'connecting'],
  ['/loop', 'redirect', 'connecting'],
  ['/refuse', 'unreachable', 'connecting'],
  ['/refuse?cors=no', 'unreachable', 'connecting'],
] as const)('%s is reported as %s', async ([path, reason, status], context) => {
  const { expect } = context
  const { player, now } = radioAt(path, context)
  player.play()
  await vi.waitFor(() => expect(now()).toMatchObject({ reason, status }), waitOptions)
})

test.concurrent('playlist files that lead to one another are followed five times', async (context) => {
  const { expect } = context
  const { player, now, requests } = radioAt('/loop.m3u', context)
  player.play()
  await vi.waitFor(() => expect(now().reason).toBe('playlistEmpty'), waitOptions)
  expect(await requests()).toBe(5)
})

test.concurrent.for([
  ['/missing', 2],
  ['/html', 2],
  ['/empty.m3u', 1],
] as const)('%s is not requested again within ten seconds', async ([path, count], context) => {
  const { expect } = context
  const { player, requests } = radioAt(path, context)
  player.play()
  await wait(10_000)
  expect(await requests()).toBe(count)
})

test.concurrent('a redirect loop costs 22 requests: the browser cannot be told to follow less than twenty', async (context) => {
  const { expect } = context
  const address = () => `${inject('station')}/${crypto.randomUUID()}`
  const [plain, asked] = [address(), address()]
  await new Promise((resolve) => {
    new Audio(`${plain}/loop`).addEventListener('error', resolve)
  })
  const answer = await fetch(`${asked}/loop`, { redirect: 'manual' })
  const count = async (station: string) => Number(await (await fetch(`${station}/requests`)).text())
  // The limit of the platform, counted at the server; a request of the page itself need not follow.
  expect([await count(plain), answer.type, await count(asked)]).toEqual([21, 'opaqueredirect', 1])

  const { player, requests } = radioAt('/loop', context)
  player.play()
  // The second try, after at most 15 s, is one request that follows nothing.
  await wait(20_000)
  expect(await requests()).toBeLessThanOrEqual(23)
})

// By itself: beside the others the diagnosis may exceed its two seconds, and then the loop is followed once more.
test('a redirect loop without CORS is told by the host that answers beside it, and is slow', async (context) => {
  const { expect } = context
  const { player, now, requests } = radioAt('/loop?cors=no', context)
  player.play()
  await vi.waitFor(() => expect(now().reason).toBe('redirect'), waitOptions)
  // Followed twice: by the element and by the diagnosis. The second try, after at most 15 s, follows nothing.
  await wait(20_000)
  expect(await requests()).toBeLessThanOrEqual(45)
})

test.concurrent('an http stream on an https page is not requested and reported as insecure', async (context) => {
  const { expect } = context
  const { player, now, requests } = radioAt('/normal', context, { httpsOnly: () => true })
  player.play()
  expect(now()).toMatchObject({ status: 'error', reason: 'insecure' })
  expect(await requests()).toBe(0)
})

test.concurrent('a station that closes in order every six seconds plays on without longer delays', async (context) => {
  const { expect } = context
  const { player, now, requests } = radioAt('/end?seconds=6', context)
  player.play()
  await wait(20_000)
  expect(now().failures).toBeLessThanOrEqual(1)
  expect(await requests()).toBeLessThanOrEqual(8)
})
