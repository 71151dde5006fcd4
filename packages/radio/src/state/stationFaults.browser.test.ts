import { beforeAll, describe, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { healthLimits } from '../model/streamHealth.ts'
import { radioAt } from './radioAt.fixtures.ts'

vi.setConfig({ testTimeout: 30_000 })
beforeAll(() => userEvent.click(document.body))

const waitOptions = { timeout: 12_000, interval: 30 }

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
  ['/forbidden', 'refused', 'connecting'],
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

/** Limits that give a silent connection up after a second, to be followed by others. */
const hasty = { ...healthLimits, slow: 500, probeStart: 60_000, connect: 1_000 }

describe('what answers and sends nothing to hear', { tags: ['more'] }, () => {
  test.concurrent.for([
    ['/silent', 'silent'],
    ['/trickle', 'thin'],
    ['/noise', 'notAudio'],
    // What arrives cannot be seen.
    ['/silent?cors=no', 'unplayable'],
    ['/noise?cors=no', 'unplayable'],
    ['/hang', 'unreachable'],
  ] as const)('the element hears nothing of %s, which is reported as %s', async ([path, reason], context) => {
    const { expect } = context
    const { player, now, reasons } = radioAt(path, context, { limits: hasty })
    player.play()
    await vi.waitFor(() => expect(now()).toMatchObject({ reason, status: 'connecting' }), waitOptions)
    // A station that answers was never called unreachable.
    expect(reasons.filter((other) => other !== null && other !== reason)).toEqual(['slow'])
  })
})

test.concurrent('playlist files that lead to one another are followed five times', async (context) => {
  const { expect } = context
  const { player, now, requests } = radioAt('/loop.m3u', context)
  player.play()
  await vi.waitFor(() => expect(now().reason).toBe('playlistEmpty'), waitOptions)
  expect(await requests()).toBe(5)
})

test.concurrent('an http stream on an https page is not requested and reported as insecure', async (context) => {
  const { expect } = context
  const { player, now, requests } = radioAt('/normal', context, { httpsOnly: () => true })
  player.play()
  expect(now()).toMatchObject({ status: 'error', reason: 'insecure' })
  expect(await requests()).toBe(0)
})
