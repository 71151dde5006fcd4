import type { RandomSource } from '@kleinzeug/random'
import type { createStore } from 'jotai'
import type { RadioData } from '../model/radioData.ts'
import type { HealthLimits } from '../model/streamHealth.ts'
import type { RadioStorage } from '../storage.ts'
import type { Clock } from './clock.ts'
import type { RadioState } from './createRadioState.ts'
import type { Channel } from './exclusivePlayback.ts'

/** Options of a radio. Everything below `name` is meant for tests. */
export interface RadioOptions {
  /** Where it stores its data; in memory if left out. */
  storage?: RadioStorage | undefined
  /** Data to start with when `storage` is left out. */
  initial?: RadioData | undefined
  /** Called with the data after each change that is made in this tab: another station, volume, list. */
  onChange?: ((data: RadioData) => void) | undefined
  /** Name beside the station in the media panel of the system. @defaultValue 'Digi Radio' */
  name?: string
  /** Makes the `<audio>` element; called once, at the first play. */
  audio?: () => HTMLAudioElement
  /** Makes the muted element for probes; called once, at the first probe. */
  probeAudio?: () => HTMLAudioElement
  clock?: Clock
  fetch?: typeof fetch
  /** Connects the tabs of one site. @defaultValue a BroadcastChannel named "radio" */
  channel?: () => Channel | undefined
  mediaSession?: () => MediaSession | undefined
  /** Spreads the tries of many listeners. */
  random?: RandomSource
  limits?: HealthLimits
  /** Whether the page may play https streams only. @defaultValue on an https page */
  httpsOnly?: () => boolean
}

/** A player. `<Radio>` and `<RadioWidget>` are views of it, and mounting or unmounting them does not interrupt it. */
export interface RadioPlayer {
  /** Holds the values of `state`. */
  readonly store: ReturnType<typeof createStore>
  readonly state: RadioState
  /** Starts the selected station. Resumes after a short pause, fetches the live edge after a long one. */
  readonly play: () => void
  readonly pause: () => void
  readonly stop: () => void
  /** Selects by index. A radio that is on switches to that stream. */
  readonly select: (index: number) => void
  /** Selects the station `by` indices further. */
  readonly step: (by: number) => void
  readonly toggleMute: () => void
  /** @param volume of the selected station, 0 to 1 */
  readonly setVolume: (volume: number) => void
  /** Fades out and stops after some minutes; `null` switches the timer off. */
  readonly sleepIn: (minutes: number | null) => void
  /** Changes the stored data: presets, settings. */
  readonly change: (update: (data: RadioData) => RadioData) => void
  /** Stops and removes all listeners; the next play adds them again. */
  readonly release: () => void
}
