// The page of the test with a frozen page: a radio with one station.
import { memoryStorage } from '@kleinzeug/storage'
import type { RadioData } from '../model/radioData.ts'
import { radioSlice } from '../storage.ts'
import { createRadio } from './createRadio.ts'

/** Plays a station and notes the freezing of the page. */
export function playStation(streamUrl: string) {
  const audio = new Audio()
  const lifecycle: string[] = []
  for (const type of ['freeze', 'resume']) document.addEventListener(type, () => lifecycle.push(type))
  const player = createRadio({
    storage: memoryStorage<RadioData>({
      ...radioSlice.defaults(),
      presets: [{ host: 'Test', volume: 0.1, streamUrl }],
    }),
    audio: () => audio,
    mediaSession: () => undefined,
  })
  player.play()
  return {
    lifecycle,
    state: () => {
      const { status, reason, connection } = player.store.get(player.state.playback)
      return { status, reason, connection, position: audio.currentTime, url: audio.src }
    },
  }
}
