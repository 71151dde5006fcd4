import { storedAtom } from '@kleinzeug/storage'
import { atom } from 'jotai'
import { initialPlayback, type Playback } from '../model/playback.ts'
import { selectedIndex, selectedStation, stationsOf, volumeOf } from '../model/presets.ts'
import { minutesLeft, type Sleep } from '../model/sleep.ts'
import { radioSlice, type RadioStorage } from '../storage.ts'

/** Creates the atoms of one radio: stored data and playback state. */
export function createRadioState(storage: RadioStorage) {
  const data = storedAtom(storage, radioSlice)
  const playback = atom<Playback>(initialPlayback)
  const sleep = atom<Sleep | null>(null)
  /** Time that shown countdowns are computed from, in ms; updated by the player. */
  const now = atom(0)
  const station = atom((get) => selectedStation(get(data)))
  return {
    data,
    playback,
    /** The sleep timer; `null` while it is off. */
    sleep,
    now,
    muted: atom(false),
    /** Whether the system ignores volumes set by a page (iOS). */
    volumeFixed: atom(false),
    /** Number of mounted `<Radio>` components. The widget makes announcements only while it is 0. */
    devices: atom(0),
    stations: atom((get) => stationsOf(get(data))),
    selected: atom((get) => selectedIndex(get(data))),
    station,
    /** Volume of the selected station, 0 to 1. */
    volume: atom((get) => volumeOf(get(data), get(station))),
    /** Whole seconds until the next try; `null` while none is scheduled. */
    retrySeconds: atom((get) => {
      const { retryAt } = get(playback)
      return retryAt === null ? null : Math.max(0, Math.ceil((retryAt - get(now)) / 1_000))
    }),
    /** Whole minutes until the sleep timer stops the radio; `null` while it is off. */
    sleepMinutes: atom((get) => {
      const timer = get(sleep)
      return timer && minutesLeft(timer.at, get(now))
    }),
  }
}

export type RadioState = ReturnType<typeof createRadioState>
