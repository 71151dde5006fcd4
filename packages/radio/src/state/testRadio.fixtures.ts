import { memoryStorage } from '@kleinzeug/storage'
import { expect, inject, onTestFinished, vi } from 'vitest'
import type { RadioData } from '../model/radioData.ts'
import { radioSlice } from '../storage.ts'
import { createRadio } from './createRadio.ts'
import type { RadioOptions } from './radioPlayer.ts'

const station = (host: string, volume: number) => ({
  host,
  volume,
  streamUrl: `${inject('station')}/${crypto.randomUUID()}/normal`,
})

/** A radio with two working stations of the fault server, and everything it uses. */
export function testRadio(options: RadioOptions = {}) {
  const storage = memoryStorage<RadioData>({
    ...radioSlice.defaults(),
    presets: [station('Eins', 0.4), station('Zwei', 0.6)],
  })
  const audio = new Audio()
  const makeAudio = vi.fn<() => HTMLAudioElement>(() => audio)
  const player = createRadio({
    storage,
    audio: makeAudio,
    channel: () => undefined,
    mediaSession: () => undefined,
    ...options,
  })
  onTestFinished(player.release)
  const status = () => player.store.get(player.state.playback).status
  return {
    player,
    storage,
    audio,
    makeAudio,
    status,
    plays: () => vi.waitFor(() => expect(status()).toBe('playing'), 5_000),
  }
}
