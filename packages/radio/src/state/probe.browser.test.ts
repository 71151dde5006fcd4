import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { createProbe } from './probe.ts'

function probing() {
  const onAnswer = vi.fn<() => void>()
  const audio = new Audio()
  const probe = createProbe(() => audio, fetch, onAnswer)
  onTestFinished(probe.drop)
  return { audio, probe, onAnswer, address: `${inject('station')}/${crypto.randomUUID()}` }
}

test('a station that sounds is heard, and let go again', async () => {
  const { audio, probe, onAnswer, address } = probing()
  probe.ask(`${address}/redirect`)
  await vi.waitFor(() => expect(onAnswer).toHaveBeenCalledTimes(1), 5_000)
  expect(audio.hasAttribute('src')).toBe(false)
})

test('no other answer is taken for sound', async () => {
  for (const fault of ['missing', 'broken', 'html', 'refuse', 'hang', 'silent']) {
    const { probe, onAnswer, address } = probing()
    probe.ask(`${address}/${fault}`)
    await new Promise((resolve) => setTimeout(resolve, 250))
    expect(onAnswer).not.toHaveBeenCalled()
    probe.ask(`${address}/normal`)
    await vi.waitFor(() => expect(onAnswer).toHaveBeenCalledTimes(1), 5_000)
  }
})

test('of an HLS stream the playlist is asked for', async () => {
  const { audio, probe, onAnswer, address } = probing()
  audio.canPlayType = () => ''
  probe.ask(`${address}/html/live.m3u8`)
  await new Promise((resolve) => setTimeout(resolve, 250))
  expect(onAnswer).not.toHaveBeenCalled()
  probe.ask(`${address}-well/hls/live.m3u8`)
  await vi.waitFor(() => expect(onAnswer).toHaveBeenCalledTimes(1), 5_000)
})
