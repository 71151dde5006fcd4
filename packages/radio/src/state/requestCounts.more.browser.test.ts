// @module-tag more
// How often a station in trouble is asked: real limits, so that each of these takes ten seconds and more.
import { beforeAll, inject, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { radioAt } from './radioAt.fixtures.ts'

vi.setConfig({ testTimeout: 30_000 })
beforeAll(() => userEvent.click(document.body))

const waitOptions = { timeout: 12_000, interval: 30 }
// oxlint-disable-next-line no-restricted-globals -- the limits under test are real times
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

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
  // Followed twice: by the element and by the diagnosis.
  const followed = await requests()
  expect(followed).toBeLessThanOrEqual(44)
  // The second try, after at most 15 s, is one request that follows nothing.
  await wait(20_000)
  expect(await requests()).toBeLessThanOrEqual(followed + 1)
})

test.concurrent('a station that closes in order every six seconds plays on without longer delays', async (context) => {
  const { expect } = context
  const { player, now, requests } = radioAt('/end?seconds=6', context)
  player.play()
  await wait(20_000)
  expect(now().failures).toBeLessThanOrEqual(1)
  expect(await requests()).toBeLessThanOrEqual(8)
})
