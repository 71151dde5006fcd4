import { createHistory, type StepName } from '@kleinzeug/shell/state'
import { storedAtom, type StoredAtom } from '@kleinzeug/storage/jotai'
import { atom } from 'jotai'
import { initialPlayback, type Playback } from '../model/playback.ts'
import {
  listed,
  selectedIndex,
  selectedStation,
  stationsOf,
  unlisted,
  volumeOf,
  withSelected,
} from '../model/presets.ts'
import type { RadioData } from '../model/radioData.ts'
import { minutesLeft, type Sleep } from '../model/sleep.ts'
import { radioSlice, type RadioStorage } from '../storage.ts'

/** A step of undo and redo: a change of the list of stations. */
export type RadioStep = StepName<'add' | 'remove' | 'replace' | 'move' | 'import' | 'reset'>

/** Creates the atoms of one radio: stored data and playback state. `onChange` hears of each change of the data. */
export function createRadioState(storage: RadioStorage, onChange?: (data: RadioData) => void) {
  const heard: RadioStorage = {
    read: () => storage.read(),
    write: (next) => {
      storage.write(next)
      onChange?.(next)
    },
    subscribe: (listener) => storage.subscribe(listener),
  }
  const data = storedAtom(heard, radioSlice)
  const playback = atom<Playback>(initialPlayback)
  const sleep = atom<Sleep | null>(null)
  /** Time that shown countdowns are computed from, in ms; updated by the player. */
  const now = atom(0)
  const selections = atom(0)
  const station = atom((get) => selectedStation(get(data)))
  // The default stations are in the list, so that stations of another tab merge beside them.
  const list: StoredAtom<RadioData> = atom(
    (get) => listed(get(data)),
    (_get, set, update) =>
      set(data, (now) => {
        const before = listed(now)
        const after = typeof update === 'function' ? update(before) : update
        return after === before ? now : unlisted(after)
      }),
  )
  const history = createHistory<RadioData, RadioStep>(list, { keys: ['streamUrl'], shown: ['selected'] })
  /** Moves along the steps; the same station stays selected. */
  const move = (along: typeof history.undo) =>
    atom(null, (get, set) => {
      const { streamUrl } = get(station)
      const step = set(along)
      if (step) set(data, (now) => withSelected(now, streamUrl))
      return step
    })
  return {
    data,
    drafts: storage.drafts,
    playback,
    /** The sleep timer; `null` while it is off. */
    sleep,
    now,
    muted: atom(false),
    /** Whether the system ignores volumes set by a page (iOS). */
    volumeFixed: atom(false),
    /** Number of mounted `<Radio>` components. The widget makes announcements only while it is 0. */
    devices: atom(0),
    /** Changes the list of stations: a step of undo. */
    changeStations: atom(null, (_get, set, update: (data: RadioData) => RadioData, step: RadioStep) =>
      set(
        history.perform,
        (before) => {
          const after = update(before)
          return after === before ? before : listed(after)
        },
        step,
      ),
    ),
    undoable: history.undoable,
    undo: move(history.undo),
    redo: move(history.redo),
    stations: atom((get) => stationsOf(get(data))),
    /** How often a station was selected here: by the listener, or by an address that was followed. */
    selections,
    choose: atom(null, (_get, set, update: (before: RadioData) => RadioData) => {
      set(selections, (count) => count + 1)
      set(data, update)
    }),
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
