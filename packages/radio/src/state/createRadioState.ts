import { storedAtom } from '@kleinzeug/storage'
import { atom } from 'jotai'
import { silence, type Playback } from '../model/playback.ts'
import { selectedIndex, selectedStation, stationsOf, volumeOf } from '../model/presets.ts'
import { minutesLeft, type Sleep } from '../model/sleep.ts'
import { radioSlice, type RadioStorage } from '../storage.ts'

/** The atoms of one radio over its storage: what is kept, and what is going on. */
export function createRadioState(storage: RadioStorage) {
  const data = storedAtom(storage, radioSlice)
  const playback = atom<Playback>(silence)
  const sleep = atom<Sleep | null>(null)
  /** The clock as far as anything shown depends on it, in ms. */
  const now = atom(0)
  const station = atom((get) => selectedStation(get(data)))
  return {
    data,
    playback,
    /** The sleep timer; `null` while it is off. */
    sleep,
    now,
    muted: atom(false),
    /** The system keeps the volume to itself (iOS): a knob would turn nothing. */
    volumeFixed: atom(false),
    /** Devices on the page: the widget speaks and listens to keys only where there is none. */
    devices: atom(0),
    stations: atom((get) => stationsOf(get(data))),
    selected: atom((get) => selectedIndex(get(data))),
    station,
    /** Volume of the selected station, 0 to 1. */
    volume: atom((get) => volumeOf(get(data), get(station))),
    /** Whole seconds until the next try; `null` while none is waiting. */
    retrySeconds: atom((get) => {
      const { retryAt } = get(playback)
      return retryAt === null ? null : Math.max(0, Math.ceil((retryAt - get(now)) / 1_000))
    }),
    /** Whole minutes until the radio goes to sleep; `null` while it will not. */
    sleepMinutes: atom((get) => {
      const timer = get(sleep)
      return timer && minutesLeft(timer.at, get(now))
    }),
  }
}

export type RadioState = ReturnType<typeof createRadioState>
