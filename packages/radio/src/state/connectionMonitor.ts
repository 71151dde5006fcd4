import { isOn, type Playback } from '../model/playback.ts'
import { retryDelay } from '../model/retryDelay.ts'
import {
  assess,
  healthLimits,
  newHealth,
  shouldProbe,
  type HealthLimits,
  type Verdict,
} from '../model/streamHealth.ts'
import type { BufferState } from './audioOutput.ts'
import type { Clock } from './clock.ts'
import type { Probe } from './probe.ts'

/** Watches the connection, and probes whether a silent station can be heard by another one. */
export interface ConnectionMonitor {
  /** Starts with a connection made now, or with one resumed after a pause. */
  readonly start: (connection: 'new' | 'resumed') => void
  /** Checks once and reports the result. To be called several times a second. */
  readonly check: () => void
  /** Aborts the probe. */
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

/** The first probe of a connection that is known to be closed falls into this share of its buffered time. */
const closedSpread = 0.7
/** Longest delay of the first probe, in ms: known to be closed, or only silent. */
const closedSpreadLimit = 2_000
const silentSpread = 500

export function createConnectionMonitor({
  clock,
  limits = healthLimits,
  ...options
}: MonitorOptions): ConnectionMonitor {
  let health = newHealth(0)
  let hasPlayed = false
  /** Whether a probe succeeded while this connection delivers nothing. */
  let probeSucceeded = false
  let isProbing = false
  /** Number of probes since the station last played steadily. */
  let probes = 0
  /** When the next probe is due, in ms of the clock; `null` while none is needed. */
  let probeAt: number | null = null
  /** When the last request was sent, by a probe or for a connection, in ms of the clock. */
  let requestedAt = 0

  const probe = options.createProbe(() => {
    probeSucceeded = true
    check()
  })

  function stopProbing() {
    probeSucceeded = false
    probeAt = null
    if (!isProbing) return
    isProbing = false
    probe.abort()
  }

  /** A probe runs for some seconds at least: the first block of audio of a slow stream takes that long. */
  const nextProbeAt = (failures: number) =>
    requestedAt + Math.max(limits.slow, retryDelay(failures + probes, options.random()))

  function probeWhenDue(at: number, isClosed: boolean, buffered: number, failures: number) {
    if (probeAt === null) {
      const spread = isClosed ? Math.min(closedSpreadLimit, buffered * 1_000 * closedSpread) : silentSpread
      const spreadAt = at + options.random() * spread
      probeAt = failures + probes === 0 ? spreadAt : Math.max(spreadAt, nextProbeAt(failures))
    }
    if (at < probeAt || probeSucceeded) return
    probes += 1
    requestedAt = at
    probeAt = nextProbeAt(failures)
    isProbing = true
    probe.start(options.probeUrl())
  }

  function check() {
    const playback = options.current()
    if (!isOn(playback)) return stopProbing()
    // Between two tries nothing is sent; a probe that is still open may end the wait.
    if (playback.retryAt !== null) {
      if (probeSucceeded) options.report('probeSucceeded')
      return
    }
    const at = clock.now()
    const { isEmpty, ...sample } = options.bufferState()
    const [next, verdict] = assess(health, { at, ...sample }, { hasPlayed }, limits)
    health = next
    if (verdict === 'playing') hasPlayed = true
    if (verdict === 'playing' && playback.failures === 0) probes = 0

    const { isClosed } = sample
    // During an outage a connection without response is only given up: a probe would add to the requests.
    const mayProbe = hasPlayed || playback.failures === 0
    const isSilent = mayProbe && shouldProbe(health, { at, isClosed }, { hasPlayed }, limits)
    if (!isSilent || playback.probeTriggered || !options.isOnline()) stopProbing()
    else probeWhenDue(at, isClosed, sample.received - sample.position, playback.failures)

    // Buffered audio is played to its end before the connection is replaced.
    const isAudible = hasPlayed && (verdict === 'playing' || !isEmpty)
    options.report(probeSucceeded && !isAudible ? 'probeSucceeded' : verdict)
  }

  return {
    start: (connection) => {
      const at = clock.now()
      health = newHealth(at)
      if (connection === 'new') {
        hasPlayed = false
        requestedAt = at
      }
      stopProbing()
    },
    check,
    stopProbing,
  }
}
