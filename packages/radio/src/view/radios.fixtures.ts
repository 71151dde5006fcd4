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

const on = (status: Playback['status']) => ({ status, connection: 1 })
const trouble = { connection: 2, failures: 2, troubleSince: 0 }

/** A radio for each state there is something to see of, always on another station. */
export const shownStates = {
  off: () => shownRadio({}),
  connecting: () => shownRadio(on('connecting'), { selected: 1 }),
  playing: () => shownRadio(on('playing'), { selected: 2 }),
  buffering: () => shownRadio(on('buffering'), { selected: 3 }),
  paused: () => shownRadio({ status: 'paused', reason: 'otherTab' }, { selected: 4 }),
  waiting: () =>
    shownRadio(
      { ...trouble, status: 'connecting', reason: 'stalled', retryAt: 4_000 },
      { selected: 1, volumes: { 'https://liveradio.swr.de/sw282p3/dasding/play.mp3': 0.4 } },
    ),
  failed: () => shownRadio({ ...trouble, status: 'error', reason: 'unreachable' }, { selected: 5 }),
  muted: () => {
    const player = shownRadio(on('playing'), { selected: 6 })
    player.store.set(player.state.muted, true)
    return player
  },
  sleeping: () => {
    const player = shownRadio(on('playing'), { selected: 7 })
    player.store.set(player.state.sleep, { minutes: 30, at: 30 * 60_000 })
    return player
  },
  volumeFixed: () => {
    const player = shownRadio(on('playing'), { selected: 6 })
    player.store.set(player.state.volumeFixed, true)
    return player
  },
} satisfies Record<string, () => RadioPlayer>

/** What the Radio-Browser directory might answer. */
const directory = ['Radio Werkstatt', 'Werkstattfunk', 'Werk eins'].map((name, place) => ({
  name,
  url_resolved: `https://station-${place}.example/live`,
  codec: 'AAC',
  bitrate: 96,
  countrycode: 'DE',
}))

/**
 * Answers in place of the Radio-Browser directory, so that no story leaves this machine.
 *
 * @returns the function that no longer does
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
