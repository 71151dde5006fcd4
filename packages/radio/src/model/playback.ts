import { isFinal, isSlow, type Reason } from './reason.ts'
import { retryDelay } from './retryDelay.ts'

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
  /** Whether a probe triggered this connection ahead of the backoff; the next does so only after steady playback. */
  readonly probeTriggered: boolean
  /** Whether the reason of the last failure is in doubt. The quick try after it tells. */
  readonly isDoubted: boolean
  /** When the present state began: connecting, playing or the pause, in ms of the clock. */
  readonly since: number
  /** Number of stalls of this connection, each within ten seconds after the one before. */
  readonly stalls: number
}

export type PlaybackEvent =
  | {
      readonly type: 'play' | 'stop' | 'switch' | 'retry' | 'online' | 'offline' | 'wake' | 'hide'
      readonly at: number
    }
  | { readonly type: 'pause'; readonly at: number; readonly reason?: Reason }
  /** The reason of an outage was found after its connection had been given up. */
  | {
      readonly type: 'explained'
      readonly at: number
      readonly outageSince: number | null
      readonly reason: Reason
    }
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
      /** Whether the station may have been down when the connection failed, and up when the reason was found. */
      readonly isDoubtful?: boolean
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
  isDoubted: false,
  since: 0,
  stalls: 0,
}

/** An outage that lasts longer than this ends in an error with a retry key, in ms. */
export const giveUpAfter = 180_000
/** After a longer pause the stream is fetched anew, so that it is live, in ms. */
export const resumableFor = 5_000
/** Playing time without a fault that ends an outage, in ms; shorter, a flapping stream would reset the backoff. */
const steadyAfter = 10_000

/** A connection that played this long and ends in order is no reason to wait longer for the next one, in ms. */
const orderlyAfter = 5_000
/** Shortest time between a failure and the next try, in ms. */
const minimalDelay = 250
/** Stalls in a row that mean that the connection is too slow for the stream. */
const thinAfter = 2

/** Whether the radio is switched on: playing or trying to. */
export const isOn = ({ status }: Playback): boolean =>
  status === 'connecting' || status === 'playing' || status === 'buffering'

const hasPlayed = ({ status }: Playback) => status === 'playing' || status === 'buffering'

const connect = (state: Playback, at: number): Playback => ({
  ...initialPlayback,
  status: 'connecting',
  connection: state.connection + 1,
  since: at,
})

const reconnect = (state: Playback, at: number, probeTriggered = false): Playback => ({
  ...state,
  status: 'connecting',
  connection: state.connection + 1,
  retryAt: null,
  probeTriggered,
  since: at,
  stalls: 0,
})

const off = (state: Playback): Playback => ({ ...initialPlayback, connection: state.connection })

/** The state after an event. Pure: time and random numbers are part of the event. */
export function playback(state: Playback, event: PlaybackEvent): Playback {
  switch (event.type) {
    case 'play':
      if (state.status === 'paused' && event.at - state.since <= resumableFor)
        return { ...state, status: 'buffering', reason: null }
      if (state.status === 'playing' || state.status === 'buffering') return state
      return state.status === 'connecting' && state.retryAt === null ? state : connect(state, event.at)
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
      return isOn(state) || state.status === 'error' ? connect(state, event.at) : off(state)
    case 'retry':
      return state.retryAt === null ? state : reconnect(state, event.at)
    case 'online':
      if (state.status === 'error' && state.reason === 'offline') return connect(state, event.at)
      // An empty buffer means that the connection broke with the network. The first try after its return often
      // comes too early, so the delays start anew.
      return isOn(state) && state.status !== 'playing' && (hasPlayed(state) || state.reason !== null)
        ? reconnect({ ...state, failures: 0 }, event.at)
        : state
    case 'wake':
      return hasPlayed(state) ? connect(state, event.at) : state
    case 'hide':
      if (state.status !== 'paused' && !isOn(state)) return state
      return {
        ...off(state),
        status: 'paused',
        reason: state.status === 'paused' ? state.reason : null,
        since: -Infinity,
      }
    case 'explained':
      return state.status === 'connecting' && state.outageSince === event.outageSince
        ? { ...state, reason: event.reason }
        : state
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
      return state.status === 'playing' ? stalled(state, event.at) : state
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
  const isThin = state.reason === 'thin'
  if (state.status !== 'playing')
    return { ...state, status: 'playing', reason: isThin ? 'thin' : null, since: at }
  if (at - state.since < steadyAfter || (state.outageSince === null && !isThin)) return state
  return {
    ...state,
    reason: null,
    failures: 0,
    outageSince: null,
    probeTriggered: false,
    isDoubted: false,
    stalls: 0,
  }
}

function stalled(state: Playback, at: number): Playback {
  const stalls = at - state.since < steadyAfter ? state.stalls + 1 : 1
  return { ...state, status: 'buffering', reason: stalls >= thinAfter ? 'thin' : state.reason, stalls }
}

/** A probe heard the station, so that a new connection replaces this one at once. */
function reachable(state: Playback, at: number): Playback {
  if (state.retryAt !== null) return reconnect(state, at, true)
  const reason = state.reason ?? (state.status === 'connecting' ? 'slow' : 'stalled')
  const failures = state.failures + 1
  return reconnect({ ...state, reason, failures, outageSince: state.outageSince ?? at }, at, true)
}

type Failure = Extract<ConnectionEvent, { type: 'failed' }>

/** A stream that has just played is reachable and decodable: it was cut. */
const causeOf = (state: Playback, { reason }: Failure): Reason =>
  hasPlayed(state) && (reason === 'unreachable' || isSlow(reason)) ? 'stalled' : reason

function failed(state: Playback, event: Failure): Playback {
  const { at, jitter } = event
  const reason = causeOf(state, event)
  const isOrderly = reason === 'ended' && hasPlayed(state) && at - state.since >= orderlyAfter
  const outageSince = isOrderly ? at : (state.outageSince ?? at)
  const end = outageSince + giveUpAfter
  // The time that a connection took without a response counts as part of the delay.
  const delayedFrom = hasPlayed(state) ? at : state.since
  const after = (delay: number) => Math.min(Math.max(at + minimalDelay, delayedFrom + delay), end)
  if (event.isDoubtful && !hasPlayed(state) && !state.isDoubted && at < end)
    return {
      ...state,
      status: 'connecting',
      isDoubted: true,
      outageSince,
      retryAt: after(retryDelay(1, jitter)),
    }
  const failures = isOrderly ? 1 : state.failures + 1
  const failure = { ...state, reason, failures, outageSince, isDoubted: false }
  if (isFinal(reason) || at >= end) return { ...failure, status: 'error', retryAt: null }
  return { ...failure, status: 'connecting', retryAt: after(retryDelay(failures, jitter, reason)) }
}
