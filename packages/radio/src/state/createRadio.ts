import { memoryStorage } from '@kleinzeug/storage'
import { createStore } from 'jotai'
import type { FlowLimits } from '../model/flow.ts'
import { playback, resumableFor, wantsSound, type Playback, type PlaybackEvent } from '../model/playback.ts'
import { select, step, withVolume } from '../model/presets.ts'
import { reasonOf, type Reason } from '../model/reason.ts'
import { fade } from '../model/sleep.ts'
import { freshUrl } from '../model/streamUrl.ts'
import type { RadioData, RadioStorage } from '../storage.ts'
import { createAudioLine } from './audioLine.ts'
import { systemClock, type Clock } from './clock.ts'
import { createRadioState, type RadioState } from './createRadioState.ts'
import { diagnose } from './diagnose.ts'
import { createLookout } from './lookout.ts'
import { listenToMediaKeys, tellSystem } from './mediaKeys.ts'
import { meetOtherTabs, type Channel, type OtherTabs } from './otherTabs.ts'
import { createProbe } from './probe.ts'

/** What a radio is made of. Everything but the storage has a sensible default and is there for tests. */
export interface RadioOptions {
  /** Where it keeps its data; in memory when left out. */
  storage?: RadioStorage
  /** What the system's media panel calls it, beside the station. @defaultValue 'Digi Radio' */
  name?: string
  /** Makes the `<audio>` element, once, at the first play. */
  audio?: () => HTMLAudioElement
  /** Makes the mute element that asks whether a lost station can be heard again, once, when one is lost. */
  probeAudio?: () => HTMLAudioElement
  clock?: Clock
  fetch?: typeof fetch
  /** Joins the tabs of one site. @defaultValue a BroadcastChannel named "radio" */
  channel?: () => Channel | undefined
  mediaSession?: () => MediaSession | undefined
  /** 0 to 1, spreads the tries of many listeners. */
  chance?: () => number
  limits?: FlowLimits
}

/** The one player. Device and widget are views of it; it plays on while they come and go. */
export interface RadioPlayer {
  /** Holds the values of `state`. */
  readonly store: ReturnType<typeof createStore>
  readonly state: RadioState
  /** Starts the selected station; goes on after a short pause, fetches anew after a long one. */
  readonly play: () => void
  readonly pause: () => void
  readonly stop: () => void
  /** Selects by place, from 0. A radio that is on switches to that stream. */
  readonly select: (index: number) => void
  /** Selects the station so many places on. */
  readonly step: (by: number) => void
  readonly toggleMute: () => void
  /** @param volume of the selected station, 0 to 1 */
  readonly setVolume: (volume: number) => void
  /** Fades out and stops after so many minutes; `null` switches the timer off. */
  readonly sleepIn: (minutes: number | null) => void
  /** Changes what is kept: presets, settings. */
  readonly change: (update: (data: RadioData) => RadioData) => void
  /** Stops and lets go of everything outside; the next play takes it up again. */
  readonly release: () => void
}

const systemChance = () => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32

/** Time between two looks at the playing position, in ms. */
const lookEvery = 200

/** Makes a radio. Touches nothing outside until the first play, so it may be made on a server. */
export function createRadio(options: RadioOptions = {}): RadioPlayer {
  const { clock = systemClock, chance = systemChance, limits, name = 'Digi Radio' } = options
  const store = createStore()
  const state = createRadioState(options.storage ?? memoryStorage())
  const session = () => (options.mediaSession ? options.mediaSession() : globalThis.navigator?.mediaSession)
  let tuned = ''
  let awake: (() => void) | undefined
  let tabs: OtherTabs | undefined
  const timers = { look: () => {}, retry: () => {}, drop: () => {} }

  const present = () => store.get(state.playback)
  const fetchIt: typeof fetch = (...request) => (options.fetch ?? fetch)(...request)
  const makeAudio = () => new Audio()

  const line = createAudioLine(options.audio ?? makeAudio, {
    stirred: look,
    ended: () => fail('ended'),
    failed: (code, message) => void explain(code, message),
    blocked: () => fail('blocked'),
    unsupported: () => fail('unsupported'),
    halted: () => dispatch({ type: 'pause', at: clock.now() }),
  })

  const lookout = createLookout({
    clock,
    ...(limits && { limits }),
    chance,
    present,
    supply: line.supply,
    isOnline: () => navigator.onLine,
    probe: (onAnswer) => createProbe(options.probeAudio ?? makeAudio, fetchIt, onAnswer),
    address: () => freshUrl(tuned, clock.now()),
    tell: (verdict) => {
      if (verdict === 'waiting') return
      if (verdict === 'dead') return fail(navigator.onLine ? 'stalled' : 'offline')
      const type = verdict === 'moving' ? 'moved' : verdict
      dispatch({ type, at: clock.now(), connection: present().connection })
    },
  })

  function dispatch(event: PlaybackEvent) {
    const before = present()
    const after = playback(before, event)
    if (after === before) return
    store.set(state.now, clock.now())
    store.set(state.playback, after)
    carryOut(before, after)
  }

  /** Makes true what the state says. */
  function carryOut(before: Playback, after: Playback) {
    timers.drop()
    if (!wantsSound(after)) lookout.rest()
    if (after.retryAt !== before.retryAt) {
      timers.retry()
      if (after.retryAt !== null) {
        line.close()
        timers.retry = clock.after(after.retryAt - clock.now(), () =>
          dispatch({ type: 'retry', at: clock.now() }),
        )
      }
    }
    if (after.connection !== before.connection) open()
    else if (after.status === 'paused') {
      line.pause()
      timers.drop = clock.after(resumableFor, line.close)
    } else if (!wantsSound(after)) line.close()
    else if (before.status === 'paused') {
      tabs?.claim()
      lookout.begin('resumed')
      line.resume()
    }
    tellSystem(session(), store.get(state.station), after, name)
    beat()
  }

  function open() {
    const now = clock.now()
    const { streamUrl } = store.get(state.station)
    lookout.begin('new')
    tuned = streamUrl
    tabs?.claim()
    line.open(freshUrl(streamUrl, now))
    setLoudness()
  }

  function fail(reason: Reason, { connection } = present()) {
    dispatch({ type: 'failed', at: clock.now(), reason, connection, jitter: chance() })
    // The station may have been heard meanwhile.
    look()
  }

  async function explain(code: number, message: string) {
    const asked = present()
    const known = reasonOf({ code, message, online: navigator.onLine })
    fail(known ?? (await diagnose(freshUrl(tuned, clock.now()), fetchIt, 2_000)), asked)
  }

  function look() {
    lookout.look()
  }

  /** Goes on looking as long as there is something to look at: sound, or a timer that runs. */
  function beat() {
    timers.look()
    if (!wantsSound(present()) && store.get(state.sleep) === null) return
    timers.look = clock.after(lookEvery, () => {
      store.set(state.now, clock.now())
      look()
      sleepy()
      beat()
    })
  }

  function sleepy() {
    const sleep = store.get(state.sleep)
    if (sleep === null) return
    if (clock.now() >= sleep.at) stop()
    else setLoudness()
  }

  function setLoudness() {
    const loudness = fade(store.get(state.sleep), clock.now())
    line.setVolume(store.get(state.volume) * loudness, store.get(state.muted))
  }

  /** The selection may change here or in another tab: the stream follows. */
  function follow() {
    setLoudness()
    if (store.get(state.station).streamUrl !== tuned) dispatch({ type: 'switch', at: clock.now() })
  }

  const online = () => dispatch({ type: 'online', at: clock.now() })
  const offline = () => dispatch({ type: 'offline', at: clock.now() })

  function wake() {
    if (awake) return
    const channel = options.channel ? options.channel() : new BroadcastChannel('radio')
    tabs = meetOtherTabs(channel, () => dispatch({ type: 'pause', at: clock.now(), reason: 'otherTab' }))
    addEventListener('online', online)
    addEventListener('offline', offline)
    const unfollow = store.sub(state.data, follow)
    const deafen = listenToMediaKeys(session(), {
      play,
      pause,
      stop,
      nexttrack: () => playNext(1),
      previoustrack: () => playNext(-1),
    })
    awake = () => {
      removeEventListener('online', online)
      removeEventListener('offline', offline)
      unfollow()
      deafen()
      tabs?.close()
      awake = undefined
    }
    line.takesVolume(
      (callback) => void clock.after(100, callback),
      (takes) => {
        store.set(state.volumeFixed, !takes)
        setLoudness()
      },
    )
  }

  function play() {
    wake()
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
      setLoudness()
    },
    setVolume: (volume) => {
      store.set(state.muted, false)
      store.set(state.data, (data) => withVolume(data, volume))
      setLoudness()
    },
    sleepIn: (minutes) => {
      const now = clock.now()
      store.set(state.now, now)
      store.set(state.sleep, minutes === null ? null : { minutes, at: now + minutes * 60_000 })
      setLoudness()
      beat()
    },
    change: (update) => store.set(state.data, update),
    release: () => {
      stop()
      awake?.()
    },
  }
}
