import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { createProbe } from './probe.ts'

function createTestProbe() {
  const onSuccess = vi.fn<() => void>()
  const audio = new Audio()
  const probe = createProbe(() => audio, fetch, onSuccess)
  onTestFinished(probe.abort)
  return { audio, probe, onSuccess, address: `${inject('station')}/${crypto.randomUUID()}` }
}

test('a probe succeeds at a station that delivers audio, and disconnects', async () => {
  const { audio, probe, onSuccess, address } = createTestProbe()
  probe.start(`${address}/redirect`)
  await vi.waitFor(() => expect(onSuccess).toHaveBeenCalledTimes(1), 5_000)
  expect(audio.hasAttribute('src')).toBe(false)
})

test('a probe fails for any other response', async () => {
  for (const fault of ['missing', 'broken', 'html', 'refuse', 'hang', 'silent']) {
    const { probe, onSuccess, address } = createTestProbe()
    probe.start(`${address}/${fault}`)
    // oxlint-disable-next-line no-restricted-globals -- the probe may not succeed within this time
    await new Promise((resolve) => setTimeout(resolve, 250))
    expect(onSuccess).not.toHaveBeenCalled()
    probe.start(`${address}/normal`)
    await vi.waitFor(() => expect(onSuccess).toHaveBeenCalledTimes(1), 5_000)
  }
})

test('a probe of an HLS stream loads its playlist', async () => {
  const { audio, probe, onSuccess, address } = createTestProbe()
  audio.canPlayType = () => ''
  probe.start(`${address}/html/live.m3u8`)
  // oxlint-disable-next-line no-restricted-globals -- the probe may not succeed within this time
  await new Promise((resolve) => setTimeout(resolve, 250))
  expect(onSuccess).not.toHaveBeenCalled()
  probe.start(`${address}-well/hls/live.m3u8`)
  await vi.waitFor(() => expect(onSuccess).toHaveBeenCalledTimes(1), 5_000)
})
