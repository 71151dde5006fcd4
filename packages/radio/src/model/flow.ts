/**
 * Watches whether sound really flows. A reset connection fires no `error`, a silent server no event
 * at all: only a playing position that does not move tells.
 */
export interface Flow {
  /** Playing position of the element in s, as last seen. */
  readonly position: number
  /** When the position last moved, in ms of the clock. */
  readonly movedAt: number
  /** End of what has been received, in s. */
  readonly received: number
  /** When data last arrived, in ms of the clock. */
  readonly receivedAt: number
}

export interface Sample {
  readonly at: number
  readonly position: number
  readonly received: number
}

/** What is known of a connection beside its flow. */
export interface Past {
  /** Whether this connection has brought sound before. */
  readonly sounded: boolean
  /** Tries that failed before it. */
  readonly failures: number
}

/** Limits in ms. */
export interface FlowLimits {
  /** A position that stands this long while it should move: the buffer is dry. */
  readonly still: number
  /** A first answer that takes this long is called slow, in words. */
  readonly slow: number
  /** Sound stopped and nothing received for this long: the connection is dead. */
  readonly dead: number
  /**
   * A first connection that has not brought a sound after this long is given up; a later one is given
   * twice the time, for servers that are slow and not broken.
   */
  readonly connect: number
  /** Nothing received for this long, and next to nothing in store: worth asking the station again. */
  readonly doubt: number
}

export const flowLimits: FlowLimits = { still: 900, slow: 3_000, dead: 3_000, connect: 6_000, doubt: 1_000 }

/** `moving`: it sounds; `still`: it does not, yet; `slow`: that takes long; `dead`: it will not any more. */
export type Verdict = 'moving' | 'waiting' | 'still' | 'slow' | 'dead'

/** The watch over a connection made now. */
export const newFlow = (at: number): Flow => ({ position: 0, movedAt: at, received: 0, receivedAt: at })

/** The watch after one more look, and what it says. */
export function watch(
  flow: Flow,
  sample: Sample,
  { sounded, failures }: Past,
  limits: FlowLimits = flowLimits,
): [Flow, Verdict] {
  const moved = sample.position !== flow.position
  const next: Flow = {
    position: sample.position,
    movedAt: moved ? sample.at : flow.movedAt,
    received: sample.received,
    receivedAt: sample.received === flow.received ? flow.receivedAt : sample.at,
  }
  return [
    next,
    moved && sample.position > 0
      ? 'moving'
      : verdict(next, sample.at, sounded, { ...limits, connect: limits.connect * (failures > 0 ? 2 : 1) }),
  ]
}

function verdict(flow: Flow, at: number, sounded: boolean, limits: FlowLimits): Verdict {
  const still = at - flow.movedAt
  if (still >= limits.connect) return 'dead'
  if (!sounded) return still >= limits.slow ? 'slow' : 'waiting'
  // While data still trickles in, a new connection would be no faster.
  if (still < limits.still) return 'waiting'
  return at - flow.receivedAt >= limits.dead ? 'dead' : 'still'
}

/** Sound in store, in s, below which a connection that brings nothing is close to silence. */
const nearlyDry = 0.5

/**
 * Whether the connection may be lost although nothing says so yet. Asked early, the station's answer is
 * there by the time the sound stops.
 */
export const isDoubtful = (
  flow: Flow,
  at: number,
  { sounded }: Pick<Past, 'sounded'>,
  limits: FlowLimits = flowLimits,
): boolean => {
  // Nothing has come, or the browser does not tell what comes: then only a standstill gives rise to doubt.
  if (!sounded || flow.received === 0) return flow.received === 0 && at - flow.movedAt >= limits.doubt
  return at - flow.receivedAt >= limits.doubt && flow.received - flow.position < nearlyDry
}
