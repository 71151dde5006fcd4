import { systemRandom, type RandomSource } from '@kleinzeug/random'
import { memoryStorage } from '@kleinzeug/storage'
import { createStore } from 'jotai'
import type { HealthLimits } from '../model/streamHealth.ts'
import { playback, resumableFor, isOn, type Playback, type PlaybackEvent } from '../model/playback.ts'
import { select, step, withVolume } from '../model/presets.ts'
import { reasonOf, type Reason } from '../model/reason.ts'
import { fadeFactor } from '../model/sleep.ts'
import { freshUrl } from '../model/streamUrl.ts'
import type { RadioData } from '../model/radioData.ts'
import type { RadioStorage } from '../storage.ts'
import { createAudioOutput } from './audioOutput.ts'
import { systemClock, type Clock } from './clock.ts'
import { createRadioState, type RadioState } from './createRadioState.ts'
import { diagnose } from './diagnose.ts'
import { createConnectionMonitor } from './connectionMonitor.ts'
import { handleMediaKeys, updateMediaSession } from './mediaKeys.ts'
import { createExclusivePlayback, type Channel, type ExclusivePlayback } from './exclusivePlayback.ts'
import { createProbe } from './probe.ts'

/** Options of a radio. Everything but `storage` and `name` is meant for tests. */
export interface RadioOptions {
  /** Where it stores its data; in memory if left out. */
  storage?: RadioStorage
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
  /** Fades out and stops after so many minutes; `null` switches the timer off. */
  readonly sleepIn: (minutes: number | null) => void
  /** Changes the stored data: presets, settings. */
  readonly change: (update: (data: RadioData) => RadioData) => void
  /** Stops and removes all listeners; the next play adds them again. */
  readonly release: () => void
}

/** Time between two checks of the connection, in ms. */
const checkInterval = 200

/**
 * Creates a player. It has no side effects before the first play, so it can be created on a server.
 *
 * @example
 * ```ts
 * const player = createRadio({ storage: localStorageAdapter('my-radio', radioSlice) })
 * player.play()
 * ```
 */
export function createRadio(options: RadioOptions = {}): RadioPlayer {
  const { clock = systemClock, random: source = systemRandom, limits, name = 'Digi Radio' } = options
  const store = createStore()
  const state = createRadioState(options.storage ?? memoryStorage())
  const session = () => (options.mediaSession ? options.mediaSession() : globalThis.navigator?.mediaSession)
  /** Stream address of the current connection. */
  let currentUrl = ''
  let removeListeners: (() => void) | undefined
  let exclusive: ExclusivePlayback | undefined
  const random = () => source() / 2 ** 32
  const cancel = { tick: () => {}, retry: () => {}, close: () => {} }

  const current = () => store.get(state.playback)
  const fetchFn: typeof fetch = (...request) => (options.fetch ?? fetch)(...request)
  const makeAudio = () => new Audio()

  const output = createAudioOutput(options.audio ?? makeAudio, {
    onProgress: check,
    onEnded: () => fail('ended'),
    onError: (code, message) => void diagnoseFailure(code, message),
    onBlocked: () => fail('blocked'),
    onUnsupported: () => fail('unsupported'),
    onExternalPause: () => dispatch({ type: 'pause', at: clock.now() }),
  })

  const monitor = createConnectionMonitor({
    clock,
    ...(limits && { limits }),
    random,
    current,
    bufferState: output.bufferState,
    isOnline: () => navigator.onLine,
    createProbe: (onSuccess) => createProbe(options.probeAudio ?? makeAudio, fetchFn, onSuccess),
    probeUrl: () => freshUrl(currentUrl, clock.now()),
    report: (verdict) => {
      if (verdict === 'waiting') return
      if (verdict === 'dead') return fail(navigator.onLine ? 'stalled' : 'offline')
      const type = verdict === 'playing' ? 'progress' : verdict
      dispatch({ type, at: clock.now(), connection: current().connection })
    },
  })

  function dispatch(event: PlaybackEvent) {
    const before = current()
    const after = playback(before, event)
    if (after === before) return
    store.set(state.now, clock.now())
    store.set(state.playback, after)
    applyEffects(before, after)
  }

  /** Applies a change of the state to the audio element, the timers and the system. */
  function applyEffects(before: Playback, after: Playback) {
    cancel.close()
    if (!isOn(after)) monitor.stopProbing()
    if (after.retryAt !== before.retryAt) {
      cancel.retry()
      if (after.retryAt !== null) {
        output.close()
        cancel.retry = clock.after(after.retryAt - clock.now(), () =>
          dispatch({ type: 'retry', at: clock.now() }),
        )
      }
    }
    if (after.connection !== before.connection) open()
    else if (after.status === 'paused') {
      output.pause()
      cancel.close = clock.after(resumableFor, output.close)
    } else if (!isOn(after)) output.close()
    else if (before.status === 'paused') {
      exclusive?.claim()
      monitor.start('resumed')
      output.resume()
    }
    updateMediaSession(session(), store.get(state.station), after, name)
    scheduleTick()
  }

  function open() {
    const now = clock.now()
    const { streamUrl } = store.get(state.station)
    monitor.start('new')
    currentUrl = streamUrl
    exclusive?.claim()
    output.open(freshUrl(streamUrl, now))
    applyVolume()
  }

  function fail(reason: Reason, { connection } = current()) {
    dispatch({ type: 'failed', at: clock.now(), reason, connection, jitter: random() })
    // A probe may have succeeded before the failure was noticed.
    check()
  }

  async function diagnoseFailure(code: number, message: string) {
    const failedConnection = current()
    const known = reasonOf({ code, message, online: navigator.onLine })
    fail(known ?? (await diagnose(freshUrl(currentUrl, clock.now()), fetchFn, 2_000)), failedConnection)
  }

  function check() {
    monitor.check()
  }

  /** Schedules the next check while the radio is on or a sleep timer is running. */
  function scheduleTick() {
    cancel.tick()
    if (!isOn(current()) && store.get(state.sleep) === null) return
    cancel.tick = clock.after(checkInterval, () => {
      store.set(state.now, clock.now())
      check()
      updateSleepTimer()
      scheduleTick()
    })
  }

  function updateSleepTimer() {
    const sleep = store.get(state.sleep)
    if (sleep === null) return
    if (clock.now() >= sleep.at) stop()
    else applyVolume()
  }

  function applyVolume() {
    const factor = fadeFactor(store.get(state.sleep), clock.now())
    output.setVolume(store.get(state.volume) * factor, store.get(state.muted))
  }

  /** Switches the stream when the selection changed, here or in another tab. */
  function onDataChange() {
    applyVolume()
    if (store.get(state.station).streamUrl !== currentUrl) dispatch({ type: 'switch', at: clock.now() })
  }

  const online = () => dispatch({ type: 'online', at: clock.now() })
  const offline = () => dispatch({ type: 'offline', at: clock.now() })

  function addListeners() {
    if (removeListeners) return
    const channel = options.channel ? options.channel() : new BroadcastChannel('radio')
    exclusive = createExclusivePlayback(channel, () =>
      dispatch({ type: 'pause', at: clock.now(), reason: 'otherTab' }),
    )
    addEventListener('online', online)
    addEventListener('offline', offline)
    const unsubscribe = store.sub(state.data, onDataChange)
    const removeMediaKeys = handleMediaKeys(session(), {
      play,
      pause,
      stop,
      nexttrack: () => playNext(1),
      previoustrack: () => playNext(-1),
    })
    removeListeners = () => {
      removeEventListener('online', online)
      removeEventListener('offline', offline)
      unsubscribe()
      removeMediaKeys()
      exclusive?.close()
      removeListeners = undefined
    }
    output.checkVolumeControl(
      (callback) => void clock.after(100, callback),
      (canSetVolume) => {
        store.set(state.volumeFixed, !canSetVolume)
        applyVolume()
      },
    )
  }

  function play() {
    addListeners()
    dispatch({ type: 'play', at: clock.now() })
  }

  const pause = () => dispatch({ type: 'pause', at: clock.now() })

  function stop() {
    store.set(state.sleep, null)
    dispatch({ type: 'stop', at: clock.now() })
  }

  function playNext(by: number) {
    store.set(state.data, (data) => step(data, by))
    play()
  }

  return {
    store,
    state,
    play,
    pause,
    stop,
    select: (index) => store.set(state.data, (data) => select(data, index)),
    step: (by) => store.set(state.data, (data) => step(data, by)),
    toggleMute: () => {
      store.set(state.muted, (muted) => !muted)
      applyVolume()
    },
    setVolume: (volume) => {
      store.set(state.muted, false)
      store.set(state.data, (data) => withVolume(data, volume))
      applyVolume()
    },
    sleepIn: (minutes) => {
      const now = clock.now()
      store.set(state.now, now)
      store.set(state.sleep, minutes === null ? null : { minutes, at: now + minutes * 60_000 })
      applyVolume()
      scheduleTick()
    },
    change: (update) => store.set(state.data, update),
    release: () => {
      stop()
      removeListeners?.()
    },
  }
}
