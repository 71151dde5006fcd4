/**
 * Observed progress of a connection. A reset connection fires no `error` and a silent server no event at all:
 * only a playing position that does not advance shows the fault.
 */
export interface StreamHealth {
  /** Playing position at the last check, in s. */
  readonly position: number
  /** When the position last advanced, in ms of the clock. */
  readonly movedAt: number
  /** End of the received audio at the last check, in s. */
  readonly received: number
  /** When data last arrived, in ms of the clock. */
  readonly receivedAt: number
}

export interface Sample {
  readonly at: number
  readonly position: number
  readonly received: number
}

/** The history of a connection. */
export interface ConnectionHistory {
  /** Whether this connection has played before. */
  readonly hasPlayed: boolean
  /** Number of failed tries before it. */
  readonly failures: number
}

/** Limits in ms. */
export interface HealthLimits {
  /** A position that has not advanced for this long: the buffer is empty. */
  readonly stalled: number
  /** A connection without sound after this long is reported as slow. */
  readonly slow: number
  /** A stalled connection that has received nothing for this long is dead. */
  readonly dead: number
  /**
   * A first connection without sound after this long is dead; later ones have twice the time, for servers that
   * are slow and not broken.
   */
  readonly connect: number
  /** A connection that has received nothing for this long, with an almost empty buffer, is probed. */
  readonly probe: number
}

export const healthLimits: HealthLimits = {
  stalled: 900,
  slow: 3_000,
  dead: 3_000,
  connect: 6_000,
  probe: 1_000,
}

/** Result of a check. */
export type Verdict = 'playing' | 'waiting' | 'stalled' | 'slow' | 'dead'

/** The state of a connection made now. */
export const newHealth = (at: number): StreamHealth => ({
  position: 0,
  movedAt: at,
  received: 0,
  receivedAt: at,
})

/** The state after one more check, and its result. */
export function assess(
  health: StreamHealth,
  sample: Sample,
  { hasPlayed, failures }: ConnectionHistory,
  limits: HealthLimits = healthLimits,
): [StreamHealth, Verdict] {
  const moved = sample.position !== health.position
  const next: StreamHealth = {
    position: sample.position,
    movedAt: moved ? sample.at : health.movedAt,
    received: sample.received,
    receivedAt: sample.received === health.received ? health.receivedAt : sample.at,
  }
  return [
    next,
    moved && sample.position > 0
      ? 'playing'
      : verdict(next, sample.at, hasPlayed, { ...limits, connect: limits.connect * (failures > 0 ? 2 : 1) }),
  ]
}

function verdict(health: StreamHealth, at: number, hasPlayed: boolean, limits: HealthLimits): Verdict {
  const stalledFor = at - health.movedAt
  if (stalledFor >= limits.connect) return 'dead'
  if (!hasPlayed) return stalledFor >= limits.slow ? 'slow' : 'waiting'
  // While data arrives, however slowly, a new connection would not be faster.
  if (stalledFor < limits.stalled) return 'waiting'
  return at - health.receivedAt >= limits.dead ? 'dead' : 'stalled'
}

/** Buffered audio, in s, that counts as almost empty. */
const nearlyEmpty = 0.5

/** Whether the connection may be lost, so that a probe should start before the sound stops. */
export const shouldProbe = (
  health: StreamHealth,
  at: number,
  { hasPlayed }: Pick<ConnectionHistory, 'hasPlayed'>,
  limits: HealthLimits = healthLimits,
): boolean => {
  // Nothing was received, or the browser does not report the buffer: then only the position counts.
  if (!hasPlayed || health.received === 0) return health.received === 0 && at - health.movedAt >= limits.probe
  return at - health.receivedAt >= limits.probe && health.received - health.position < nearlyEmpty
}
