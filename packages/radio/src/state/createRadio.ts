import { systemRandom } from '@kleinzeug/random'
import { memoryStorage } from '@kleinzeug/storage'
import { createStore } from 'jotai'
import { playback, resumableFor, isOn, type Playback, type PlaybackEvent } from '../model/playback.ts'
import { select, step, withVolume } from '../model/presets.ts'
import { reasonOf, type Reason } from '../model/reason.ts'
import { fadeFactor } from '../model/sleep.ts'
import { freshUrl } from '../model/streamUrl.ts'
import { createAudioOutput } from './audioOutput.ts'
import { systemClock } from './clock.ts'
import { createDiagnosis } from './createDiagnosis.ts'
import { createRadioState } from './createRadioState.ts'
import { createConnectionMonitor } from './connectionMonitor.ts'
import { handleMediaKeys, updateMediaSession } from './mediaKeys.ts'
import { createExclusivePlayback, type ExclusivePlayback } from './exclusivePlayback.ts'
import { createProbe } from './probe.ts'
import type { RadioOptions, RadioPlayer } from './radioPlayer.ts'
import { createResolver } from './createResolver.ts'
import type { ResolvedStream } from './resolveStream.ts'
import { watchPage } from './watchPage.ts'
import { watchSuspension } from './watchSuspension.ts'

/** Time between two checks of the connection, in ms. */
const checkInterval = 200

/** Whether the browser blocks http streams on this page. */
const isHttpsPage = () => globalThis.location?.protocol === 'https:'

/** Creates a player. It has no side effects before the first play, so it can be created on a server. */
export function createRadio(options: RadioOptions = {}): RadioPlayer {
  const { clock = systemClock, random: source = systemRandom, limits, name = 'Digi Radio' } = options
  const store = createStore()
  const state = createRadioState(options.storage ?? memoryStorage(options.initial), options.onChange)
  const session = () => (options.mediaSession ? options.mediaSession() : globalThis.navigator?.mediaSession)
  /** Address of the current station, and of its stream if a playlist file leads to it. */
  let currentUrl = ''
  let streamUrl = ''
  let isFrozen = false
  let removeListeners: (() => void) | undefined
  let exclusive: ExclusivePlayback | undefined
  const random = () => source() / 2 ** 32
  const cancel = { tick: () => {}, retry: () => {}, close: () => {} }

  const current = () => store.get(state.playback)
  const fetchFn: typeof fetch = (...request) => (options.fetch ?? fetch)(...request)
  const makeAudio = () => new Audio()

  const output = createAudioOutput(options.audio ?? makeAudio, clock.now, {
    onProgress: () => monitor.check(),
    onEnded: () => fail('ended'),
    onError: (code, message) => void diagnoseFailure(code, message),
    onBlocked: () => fail('blocked'),
    onUnsupported: () => fail('unsupported'),
    // Browsers pause the audio of a frozen page; the listener did not.
    onExternalPause: () => {
      if (!isFrozen) dispatch({ type: 'pause', at: clock.now() })
    },
  })
  const resolve = createResolver(fetchFn, clock.now, options.httpsOnly ?? isHttpsPage)
  const diagnosis = createDiagnosis(fetchFn, clock.now)
  const suspension = watchSuspension(clock.now, () => output.bufferState().position)

  const monitor = createConnectionMonitor({
    clock,
    ...(limits && { limits }),
    random,
    current,
    bufferState: output.bufferState,
    isOnline: () => navigator.onLine,
    createProbe: (onSuccess) => createProbe(options.probeAudio ?? makeAudio, fetchFn, onSuccess),
    probeUrl: () => freshUrl(streamUrl, clock.now()),
    report: (verdict) => {
      if (verdict === 'waiting') return
      if (verdict === 'dead') return failSilent()
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
      if (after.since === -Infinity) output.close()
      else cancel.close = clock.after(resumableFor, output.close)
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
    const { connection } = current()
    monitor.start('new')
    currentUrl = store.get(state.station).streamUrl
    streamUrl = currentUrl
    exclusive?.claim()
    output.close()
    resolve(currentUrl, (resolved) => {
      if (connection === current().connection && isOn(current())) openStream(resolved)
    })
  }

  function openStream(resolved: ResolvedStream) {
    if ('reason' in resolved) return fail(resolved.reason)
    streamUrl = resolved.url
    const { isHls } = resolved
    const { connection, failures, reason } = current()
    const start = () => {
      diagnosis.opened()
      output.open(freshUrl(streamUrl, clock.now()), isHls)
      applyVolume()
    }
    if (failures === 0 || reason !== 'redirect') return start()
    void diagnosis.isWorthOpening(freshUrl(streamUrl, clock.now())).then((isWorth) => {
      if (connection !== current().connection || !isOn(current())) return
      if (isWorth) start()
      else fail('redirect')
    })
  }

  /** A silent connection is given up at once; whether its station responds at all is found out meanwhile. */
  function failSilent() {
    if (!navigator.onLine) return fail('offline')
    if (current().status !== 'connecting') return fail('stalled')
    fail(current().reason ?? 'slow')
    const { outageSince, failures } = current()
    const url = freshUrl(streamUrl, clock.now())
    void diagnosis.find(currentUrl, url, failures > 1).then(({ reason, isDoubtful }) => {
      if (!isDoubtful) dispatch({ type: 'explained', at: clock.now(), outageSince, reason })
    })
  }

  function fail(reason: Reason, { connection } = current(), isDoubtful = false) {
    dispatch({ type: 'failed', at: clock.now(), reason, isDoubtful, connection, jitter: random() })
    // A probe may have succeeded before the failure was noticed.
    monitor.check()
  }

  async function diagnoseFailure(code: number, message: string) {
    const failedConnection = current()
    const known = reasonOf({ code, message, online: navigator.onLine })
    if (known) return fail(known, failedConnection)
    const { failures, isDoubted } = failedConnection
    const url = freshUrl(streamUrl, clock.now())
    const found = await diagnosis.find(currentUrl, url, failures > 0 || isDoubted)
    fail(found.reason, failedConnection, found.isDoubtful)
  }

  /** Schedules the next check while the radio is on or a sleep timer is running. */
  function scheduleTick() {
    cancel.tick()
    if (!isOn(current()) && store.get(state.sleep) === null) return
    suspension.mark()
    cancel.tick = clock.after(checkInterval, () => {
      store.set(state.now, clock.now())
      updateSleepTimer()
      // What is buffered dates from before the machine slept.
      if (suspension.wasSuspended()) dispatch({ type: 'wake', at: clock.now() })
      monitor.check()
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

  function addListeners() {
    if (removeListeners) return
    const channel = options.channel ? options.channel() : new BroadcastChannel('radio')
    exclusive = createExclusivePlayback(channel, () =>
      dispatch({ type: 'pause', at: clock.now(), reason: 'otherTab' }),
    )
    const stopWatching = watchPage({
      online: () => dispatch({ type: 'online', at: clock.now() }),
      offline: () => dispatch({ type: 'offline', at: clock.now() }),
      // A page in the back/forward cache must not keep a connection.
      hide: () => dispatch({ type: 'hide', at: clock.now() }),
      freeze: () => {
        isFrozen = true
      },
      thaw: () => {
        isFrozen = false
        dispatch({ type: 'wake', at: clock.now() })
      },
    })
    const unsubscribe = store.sub(state.data, onDataChange)
    const removeMediaKeys = handleMediaKeys(session(), {
      play,
      pause,
      stop,
      nexttrack: () => playNext(1),
      previoustrack: () => playNext(-1),
    })
    removeListeners = () => {
      stopWatching()
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
    select: (index) => store.set(state.choose, (data) => select(data, index)),
    step: (by) => store.set(state.choose, (data) => step(data, by)),
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
