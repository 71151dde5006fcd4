import { expect, inject, test, vi } from 'vitest'
import { createAudioLine, type LineEvents } from './audioLine.ts'

const events = () =>
  ({
    stirred: vi.fn<() => void>(),
    ended: vi.fn<() => void>(),
    failed: vi.fn<(code: number, message: string) => void>(),
    blocked: vi.fn<() => void>(),
    unsupported: vi.fn<() => void>(),
    halted: vi.fn<() => void>(),
  }) satisfies LineEvents

/** An element of a browser that does not play HLS by itself. */
function plainAudio() {
  const audio = new Audio()
  audio.canPlayType = () => ''
  return audio
}

test('an HLS stream goes through Media Source, and what fails there is heard', async () => {
  const audio = plainAudio()
  const on = events()
  const line = createAudioLine(() => audio, on)
  line.open(`${inject('station')}/list/html/live.m3u8`)
  await vi.waitFor(() => expect(audio.src).toMatch(/^blob:/), 5_000)
  await vi.waitFor(() => expect(on.failed).toHaveBeenCalled(), 5_000)
  line.close()
  expect(audio.hasAttribute('src')).toBe(false)
})

test('an HLS stream sounds, segment after segment', async () => {
  const audio = plainAudio()
  audio.muted = true
  const on = events()
  const line = createAudioLine(() => audio, on)
  line.open(`${inject('station')}/${crypto.randomUUID()}/hls/live.m3u8?t=1`)
  await vi.waitFor(() => expect(audio.currentTime).toBeGreaterThan(0), 8_000)
  const began = audio.currentTime
  // Longer than one segment: the next one has been joined to it.
  await vi.waitFor(() => expect(audio.currentTime).toBeGreaterThan(began + 1.5), 8_000)
  expect(audio.src).toMatch(/^blob:/)
  expect(line.supply().received).toBeGreaterThan(audio.currentTime)
  expect(on.failed).not.toHaveBeenCalled()
  expect(on.unsupported).not.toHaveBeenCalled()
  line.close()
})

test('an HLS stream left before its player has come does not start', async () => {
  const audio = plainAudio()
  const line = createAudioLine(() => audio, events())
  line.open(`${inject('station')}/list/html/live.m3u8`)
  line.close()
  await import('./hls.ts')
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(audio.hasAttribute('src')).toBe(false)
})
