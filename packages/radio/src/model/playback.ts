import { isFinal, type Reason } from './reason.ts'

export type Status = 'off' | 'connecting' | 'playing' | 'buffering' | 'paused' | 'error'

/** State of the radio. `createRadio` applies its changes to the audio element. */
export interface Playback {
  readonly status: Status
  /** Number of the connection; it rises by one each time the stream is fetched anew. */
  readonly connection: number
  /** Why there is no sound; `null` without a fault. */
  readonly reason: Reason | null
  /** Failed connections since the station last played steadily. */
  readonly failures: number
  /** When the current outage began, in ms of the clock; `null` without one. */
  readonly outageSince: number | null
  /** When the next try is due, in ms of the clock; `null` while none is scheduled. */
  readonly retryAt: number | null
  /**
   * Whether a successful probe triggered this connection ahead of the backoff. No further probe does so until it
   * has played steadily, so that a wrong probe cannot defeat the backoff.
   */
  readonly probeTriggered: boolean
  /** When playing last started or was paused, in ms of the clock. */
  readonly since: number
}

export type PlaybackEvent =
  | { readonly type: 'play' | 'stop' | 'switch' | 'retry' | 'online' | 'offline'; readonly at: number }
  | { readonly type: 'pause'; readonly at: number; readonly reason?: Reason }
  | {
      readonly type: 'progress' | 'stalled' | 'slow' | 'probeSucceeded'
      readonly at: number
      readonly connection: number
    }
  | {
      readonly type: 'failed'
      readonly at: number
      readonly connection: number
      readonly reason: Reason
      /** 0 to 1: random position within the range of the delay. */
      readonly jitter: number
    }

export const initialPlayback: Playback = {
  status: 'off',
  connection: 0,
  reason: null,
  failures: 0,
  outageSince: null,
  retryAt: null,
  probeTriggered: false,
  since: 0,
}

/** An outage that lasts longer than this ends in an error with a retry key, in ms. */
export const giveUpAfter = 180_000
/** After a longer pause the stream is fetched anew, so that it is live, in ms. */
export const resumableFor = 5_000
/** Playing time without a fault that ends an outage, in ms; shorter, a flapping stream would reset the backoff. */
const steadyAfter = 10_000

const steps = [1_000, 2_000, 4_000, 8_000, 15_000]

/** Time until the next try in ms. The jitter spreads the tries of many listeners. */
export function retryDelay(failures: number, jitter: number): number {
  const step = steps[Math.min(Math.max(failures, 1), steps.length) - 1] ?? 15_000
  return Math.round(step * (1 - 0.25 * jitter))
}

/** Whether the radio is switched on: playing or trying to. */
export const isOn = ({ status }: Playback): boolean =>
  status === 'connecting' || status === 'playing' || status === 'buffering'

const connect = (state: Playback): Playback => ({
  ...initialPlayback,
  status: 'connecting',
  connection: state.connection + 1,
})

const reconnect = (state: Playback, probeTriggered = false): Playback => ({
  ...state,
  status: 'connecting',
  connection: state.connection + 1,
  retryAt: null,
  probeTriggered,
})

const off = (state: Playback): Playback => ({ ...initialPlayback, connection: state.connection })

/** The state after an event. Pure: time and random numbers are part of the event. */
export function playback(state: Playback, event: PlaybackEvent): Playback {
  switch (event.type) {
    case 'play':
      if (state.status === 'paused' && event.at - state.since <= resumableFor)
        return { ...state, status: 'buffering', reason: null }
      if (state.status === 'playing' || state.status === 'buffering') return state
      return state.status === 'connecting' && state.retryAt === null ? state : connect(state)
    case 'stop':
      return off(state)
    case 'pause':
      if (!isOn(state)) return state
      return {
        ...off(state),
        status: 'paused',
        reason: event.reason ?? null,
        // A connection that has not played yet cannot be resumed.
        since: state.status === 'connecting' ? -Infinity : event.at,
      }
    case 'switch':
      return isOn(state) || state.status === 'error' ? connect(state) : off(state)
    case 'retry':
      return state.retryAt === null ? state : reconnect(state)
    case 'online':
      // An empty buffer means that the connection broke with the network.
      return state.status === 'buffering' || state.retryAt !== null ? reconnect(state) : state
    case 'offline':
      return state.status === 'buffering' || state.status === 'connecting'
        ? { ...state, reason: 'offline' }
        : state
    default:
      return connectionEvent(state, event)
  }
}

type ConnectionEvent = Extract<
  PlaybackEvent,
  { type: 'stalled' | 'progress' | 'slow' | 'probeSucceeded' | 'failed' }
>

/** Handles an event of the current connection; those of earlier connections are dropped. */
function connectionEvent(state: Playback, event: ConnectionEvent): Playback {
  if (!isOn(state)) return state
  if (event.connection !== state.connection) return state
  switch (event.type) {
    case 'stalled':
      return state.status === 'playing' ? { ...state, status: 'buffering' } : state
    case 'progress':
      return progressed(state, event.at)
    case 'slow':
      return state.retryAt === null && state.reason === null ? { ...state, reason: 'slow' } : state
    case 'probeSucceeded':
      return state.probeTriggered ? state : reachable(state, event.at)
    default:
      return state.retryAt === null ? failed(state, event) : state
  }
}

function progressed(state: Playback, at: number): Playback {
  if (state.retryAt !== null) return state
  if (state.status !== 'playing') return { ...state, status: 'playing', reason: null, since: at }
  const steady = state.outageSince !== null && at - state.since >= steadyAfter
  return steady ? { ...state, failures: 0, outageSince: null, probeTriggered: false } : state
}

/** A probe heard the station, so that a new connection replaces this one at once. */
function reachable(state: Playback, at: number): Playback {
  if (state.retryAt !== null) return reconnect(state, true)
  const reason = state.reason ?? (state.status === 'connecting' ? 'slow' : 'stalled')
  const failures = state.failures + 1
  return reconnect({ ...state, reason, failures, outageSince: state.outageSince ?? at }, true)
}

function failed(
  state: Playback,
  { at, reason, jitter }: Extract<ConnectionEvent, { type: 'failed' }>,
): Playback {
  const failures = state.failures + 1
  const outageSince = state.outageSince ?? at
  const end = outageSince + giveUpAfter
  const failure = { ...state, reason, failures, outageSince }
  if (isFinal(reason) || at >= end) return { ...failure, status: 'error', retryAt: null }
  return { ...failure, status: 'connecting', retryAt: Math.min(at + retryDelay(failures, jitter), end) }
}
