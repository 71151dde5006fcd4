import { memoryStorage } from '@kleinzeug/storage'
import { initialPlayback, type Playback } from '../model/playback.ts'
import { createRadio } from '../state/createRadio.ts'
import type { RadioPlayer } from '../state/radioPlayer.ts'
import type { RadioData } from '../model/radioData.ts'
import { radioSlice } from '../storage.ts'

/** A radio with a fixed playback state and no network. */
export function radioInState(playback: Partial<Playback>, data: Partial<RadioData> = {}): RadioPlayer {
  const player = createRadio({ storage: memoryStorage({ ...radioSlice.defaults(), ...data }) })
  player.store.set(player.state.playback, { ...initialPlayback, ...playback })
  return player
}

const on = (status: Playback['status']) => ({ status, connection: 1 })
const trouble = { connection: 2, failures: 2, outageSince: 0 }

/** A radio for each visible state, each on another station. */
export const radioStates = {
  off: () => radioInState({}),
  connecting: () => radioInState(on('connecting'), { selected: 1 }),
  playing: () => radioInState(on('playing'), { selected: 2 }),
  buffering: () => radioInState(on('buffering'), { selected: 3 }),
  paused: () => radioInState({ status: 'paused', reason: 'otherTab' }, { selected: 4 }),
  waiting: () =>
    radioInState(
      { ...trouble, status: 'connecting', reason: 'stalled', retryAt: 4_000 },
      { selected: 1, volumes: { 'https://liveradio.swr.de/sw282p3/dasding/play.mp3': 0.4 } },
    ),
  thin: () => radioInState({ ...on('playing'), reason: 'thin', stalls: 2 }, { selected: 2 }),
  failed: () => radioInState({ ...trouble, status: 'error', reason: 'unreachable' }, { selected: 5 }),
  muted: () => {
    const player = radioInState(on('playing'), { selected: 6 })
    player.store.set(player.state.muted, true)
    return player
  },
  sleeping: () => {
    const player = radioInState(on('playing'), { selected: 7 })
    player.store.set(player.state.sleep, { minutes: 30, at: 30 * 60_000 })
    return player
  },
  volumeFixed: () => {
    const player = radioInState(on('playing'), { selected: 6 })
    player.store.set(player.state.volumeFixed, true)
    return player
  },
} satisfies Record<string, () => RadioPlayer>

/** A response of the Radio-Browser directory. */
const directory = ['Radio Werkstatt', 'Werkstattfunk', 'Werk eins'].map((name, place) => ({
  name,
  url_resolved: `https://station-${place}.example/live`,
  codec: 'AAC',
  bitrate: 96,
  countrycode: 'DE',
}))

/**
 * Replaces `fetch` for the Radio-Browser directory, so that no story sends a request to another host.
 *
 * @returns restores `fetch`
 */
export function answerSearches(): () => void {
  const realFetch = globalThis.fetch
  globalThis.fetch = (input, init) =>
    new Request(input).url.includes('radio-browser.info')
      ? Promise.resolve(Response.json(directory))
      : realFetch(input, init)
  return () => {
    globalThis.fetch = realFetch
  }
}
