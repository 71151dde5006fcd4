import {
  healthLimits,
  shouldProbe,
  newHealth,
  assess,
  type HealthLimits,
  type Verdict,
} from '../model/streamHealth.ts'
import { isOn, type Playback } from '../model/playback.ts'
import { probeDelay } from '../model/probeDelay.ts'
import type { BufferState } from './audioOutput.ts'
import type { Clock } from './clock.ts'
import type { Probe } from './probe.ts'

/** Watches the buffer of the connection, and during a fault probes whether the station can be probeSucceeded again. */
export interface ConnectionMonitor {
  /** Starts with a connection made now, or with one resumed after a pause. */
  readonly start: (connection: 'new' | 'resumed') => void
  /** Checks once and reports the result. To be called several times a second. */
  readonly check: () => void
  /** Aborts the probe and schedules no more. */
  readonly stopProbing: () => void
}

interface MonitorOptions {
  readonly clock: Clock
  readonly limits?: HealthLimits
  /** 0 to 1: spreads the probes of many listeners. */
  readonly random: () => number
  readonly current: () => Playback
  readonly bufferState: () => BufferState
  readonly isOnline: () => boolean
  readonly createProbe: (onSuccess: () => void) => Probe
  /** Address to probe. */
  readonly probeUrl: () => string
  readonly report: (verdict: Verdict | 'probeSucceeded') => void
}

export function createConnectionMonitor({
  clock,
  limits = healthLimits,
  ...options
}: MonitorOptions): ConnectionMonitor {
  let health = newHealth(0)
  let hasPlayed = false
  /** Whether a probe succeeded while this connection delivers nothing. */
  let probeSucceeded = false
  let cancelProbeTimer: (() => void) | undefined
  const probe = options.createProbe(() => {
    probeSucceeded = true
    check()
  })

  function stopProbing() {
    probeSucceeded = false
    cancelProbeTimer?.()
    cancelProbeTimer = undefined
    probe.abort()
  }

  function scheduleProbe() {
    cancelProbeTimer = clock.after(probeDelay(options.random()), startProbe)
  }

  function startProbe() {
    probe.start(options.probeUrl())
    scheduleProbe()
  }

  function check() {
    const playback = options.current()
    if (!isOn(playback)) return stopProbing()
    const isWaiting = playback.retryAt !== null
    const past = { hasPlayed, failures: playback.failures }
    const at = clock.now()
    const { isEmpty, ...bufferState } = options.bufferState()
    let verdict: Verdict = 'waiting'
    if (!isWaiting) [health, verdict] = assess(health, { at, ...bufferState }, past, limits)
    if (verdict === 'playing') hasPlayed = true

    const isTrouble = isWaiting || shouldProbe(health, at, past, limits)
    if (!isTrouble || playback.probeTriggered || !options.isOnline()) stopProbing()
    // At once while the connection is open; after a failure the next probe waits.
    else if (!cancelProbeTimer) (isWaiting ? scheduleProbe : startProbe)()

    // Buffered audio is played to its end before the connection is replaced.
    const isAudible = hasPlayed && !isEmpty && (verdict === 'playing' || verdict === 'waiting')
    if (probeSucceeded && (isWaiting || !isAudible)) options.report('probeSucceeded')
    else if (!isWaiting) options.report(verdict)
  }

  return {
    start: (connection) => {
      health = newHealth(clock.now())
      if (connection === 'new') hasPlayed = false
      stopProbing()
    },
    check,
    stopProbing,
  }
}
