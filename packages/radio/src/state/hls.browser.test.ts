import { expect, inject, test, vi } from 'vitest'
import { createAudioOutput, type OutputEvents } from './audioOutput.ts'

const events = () =>
  ({
    onProgress: vi.fn<() => void>(),
    onEnded: vi.fn<() => void>(),
    onError: vi.fn<(code: number, message: string) => void>(),
    onBlocked: vi.fn<() => void>(),
    onUnsupported: vi.fn<() => void>(),
    onExternalPause: vi.fn<() => void>(),
  }) satisfies OutputEvents

/** An element of a browser that does not play HLS by itself. */
function plainAudio() {
  const audio = new Audio()
  audio.canPlayType = () => ''
  return audio
}

test('an HLS stream is played by Media Source, and its errors are reported', async () => {
  const audio = plainAudio()
  const on = events()
  const output = createAudioOutput(() => audio, Date.now, on)
  output.open(`${inject('station')}/list/html/live.m3u8`)
  await vi.waitFor(() => expect(audio.src).toMatch(/^blob:/), 5_000)
  await vi.waitFor(() => expect(on.onError).toHaveBeenCalled(), 5_000)
  output.close()
  expect(audio.hasAttribute('src')).toBe(false)
})

test('an HLS stream plays across segments', async () => {
  const audio = plainAudio()
  audio.muted = true
  const on = events()
  const output = createAudioOutput(() => audio, Date.now, on)
  output.open(`${inject('station')}/${crypto.randomUUID()}/hls/live.m3u8?t=1`)
  await vi.waitFor(() => expect(audio.currentTime).toBeGreaterThan(0), 8_000)
  const began = audio.currentTime
  // Longer than one segment: the next one has been joined to it.
  await vi.waitFor(() => expect(audio.currentTime).toBeGreaterThan(began + 1.5), 8_000)
  expect(audio.src).toMatch(/^blob:/)
  expect(output.bufferState().received).toBeGreaterThan(audio.currentTime)
  expect(on.onError).not.toHaveBeenCalled()
  expect(on.onUnsupported).not.toHaveBeenCalled()
  output.close()
})

test('an HLS stream closed before hls.js has loaded does not start', async () => {
  const audio = plainAudio()
  const output = createAudioOutput(() => audio, Date.now, events())
  output.open(`${inject('station')}/list/html/live.m3u8`)
  output.close()
  await import('./hls.ts')
  // oxlint-disable-next-line no-restricted-globals -- nothing may be attached within this time
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(audio.hasAttribute('src')).toBe(false)
})
