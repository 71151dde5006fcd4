/**
 * Observed progress of a connection. A reset connection fires no `error` and a silent server no event at all:
 * only data that no longer arrives and a position that does not advance show the fault. A healthy connection may
 * be without data for seconds, because servers send and browsers hand out audio in blocks.
 */
export interface StreamHealth {
  /** Playing position at the last check, in s. */
  readonly position: number
  /** When the position last advanced, in ms of the clock. */
  readonly advancedAt: number
  /** End of the buffered audio at the last check, in s. */
  readonly received: number
  /** When data last arrived, in ms of the clock. */
  readonly receivedAt: number
  /** Longest time between two arrivals of data while the connection played, in ms. */
  readonly longestGap: number
}

/** One observation of a connection. */
export interface Sample {
  readonly at: number
  readonly position: number
  readonly received: number
  /** When the browser last reported that bytes arrived, in ms of the clock. */
  readonly bytesAt: number
  /** Whether the connection is known to be closed. */
  readonly isClosed: boolean
}

/** The history of a connection. */
export interface ConnectionHistory {
  /** Whether this connection has played before. */
  readonly hasPlayed: boolean
}

/** Limits in ms. */
export interface HealthLimits {
  /** A position that has not advanced for this long: the buffer is empty. */
  readonly stalled: number
  /** A connection without sound after this long is reported as slow. */
  readonly slow: number
  /** A connection without sound after this long is probed. */
  readonly probeStart: number
  /** A stalled connection without data for this long is probed; longer, if it had longer gaps before. */
  readonly probe: number
  /** A stalled connection without data for this long is dead. */
  readonly dead: number
  /** A connection that has not brought any sound or data after this long is dead. */
  readonly connect: number
}

export const healthLimits: HealthLimits = {
  stalled: 600,
  slow: 3_000,
  probeStart: 4_000,
  probe: 4_500,
  dead: 6_000,
  connect: 12_000,
}

/** Result of a check. */
export type Verdict = 'playing' | 'waiting' | 'stalled' | 'slow' | 'dead'

/** The state of a connection made now. */
export const newHealth = (at: number): StreamHealth => ({
  position: 0,
  advancedAt: at,
  received: 0,
  receivedAt: at,
  longestGap: 0,
})

/** The state after one more check, and its result. */
export function assess(
  health: StreamHealth,
  sample: Sample,
  { hasPlayed }: ConnectionHistory,
  limits: HealthLimits = healthLimits,
): [StreamHealth, Verdict] {
  const { at, position, received } = sample
  const hasAdvanced = position !== health.position
  const arrivedAt = received === health.received ? Math.max(health.receivedAt, sample.bytesAt) : at
  const gap = hasPlayed ? arrivedAt - health.receivedAt : 0
  const next: StreamHealth = {
    position,
    advancedAt: hasAdvanced ? at : health.advancedAt,
    received,
    receivedAt: arrivedAt,
    longestGap: Math.max(health.longestGap, gap),
  }
  return [next, hasAdvanced && position > 0 ? 'playing' : verdict(next, sample, hasPlayed, limits)]
}

function verdict(
  health: StreamHealth,
  { at, isClosed }: Sample,
  hasPlayed: boolean,
  limits: HealthLimits,
): Verdict {
  const stalledFor = at - health.advancedAt
  const silentFor = at - health.receivedAt
  if (!hasPlayed) {
    if (silentFor >= limits.connect) return 'dead'
    return stalledFor >= limits.slow ? 'slow' : 'waiting'
  }
  if (stalledFor < limits.stalled) return 'waiting'
  // While data arrives, however slowly, a new connection would not be faster.
  return isClosed || silentFor >= Math.max(limits.dead, normalSilence(health, limits)) ? 'dead' : 'stalled'
}

/** Time without data that is normal for this connection, in ms. */
const normalSilence = (health: StreamHealth, limits: HealthLimits) =>
  Math.max(limits.probe, 1.5 * health.longestGap)

/**
 * Whether the connection is so silent that a probe may replace it: no sound, and no data for longer than this
 * connection ever took. A closed connection is probed as soon as that is known, while its buffer still plays.
 */
export function shouldProbe(
  health: StreamHealth,
  { at, isClosed }: Pick<Sample, 'at' | 'isClosed'>,
  { hasPlayed }: ConnectionHistory,
  limits: HealthLimits = healthLimits,
): boolean {
  if (isClosed) return true
  const silentFor = at - health.receivedAt
  if (!hasPlayed) return silentFor >= limits.probeStart
  return at - health.advancedAt >= limits.stalled && silentFor >= normalSilence(health, limits)
}
