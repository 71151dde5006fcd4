import { memoryStorage } from '@kleinzeug/storage'
import { silence, type Playback } from '../model/playback.ts'
import { createRadio, type RadioPlayer } from '../state/createRadio.ts'
import { radioSlice, type RadioData } from '../storage.ts'

/** A radio that is given a state instead of a network: for looking at it. */
export function shownRadio(playback: Partial<Playback>, data: Partial<RadioData> = {}): RadioPlayer {
  const player = createRadio({ storage: memoryStorage({ ...radioSlice.defaults(), ...data }) })
  player.store.set(player.state.playback, { ...silence, ...playback })
  return player
}
