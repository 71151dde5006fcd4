import { isFinal, type Reason } from './reason.ts'

export type Status = 'off' | 'connecting' | 'playing' | 'buffering' | 'paused' | 'error'

/** What the radio is doing, without a word about how. The engine carries out what it says. */
export interface Playback {
  readonly status: Status
  /** Rises by one each time the stream has to be fetched anew. */
  readonly connection: number
  /** Why there is no sound, or why it stopped; `null` while nothing is wrong. */
  readonly reason: Reason | null
  /** Failed tries since the station last played steadily. */
  readonly failures: number
  /** When the present trouble began, in ms of the clock; `null` while there is none. */
  readonly troubleSince: number | null
  /** When the next try is due, in ms of the clock; `null` while none is waiting. */
  readonly retryAt: number | null
  /**
   * Whether this connection was made out of turn, because a probe had heard the station. It gets no
   * second favour before it plays steadily: a probe that is wrong cannot hurry the tries.
   */
  readonly prompted: boolean
  /** When the sound last began or was halted, in ms of the clock. */
  readonly since: number
}

export type PlaybackEvent =
  | { readonly type: 'play' | 'stop' | 'switch' | 'retry' | 'online' | 'offline'; readonly at: number }
  | { readonly type: 'pause'; readonly at: number; readonly reason?: Reason }
  | {
      readonly type: 'moved' | 'still' | 'slow' | 'answered'
      readonly at: number
      readonly connection: number
    }
  | {
      readonly type: 'failed'
      readonly at: number
      readonly connection: number
      readonly reason: Reason
      /** 0 to 1: where in the spread of the delay the next try falls. */
      readonly jitter: number
    }

export const silence: Playback = {
  status: 'off',
  connection: 0,
  reason: null,
  failures: 0,
  troubleSince: null,
  retryAt: null,
  prompted: false,
  since: 0,
}

/** Trouble that lasts longer than this ends in an error with a key to try again, in ms. */
export const giveUpAfter = 180_000
/** After a longer pause the stream is fetched anew, so that what is heard is live, in ms. */
export const resumableFor = 5_000
/** Only after playing this long is earlier trouble forgotten, in ms: a stream that flaps is in trouble. */
const steadyAfter = 10_000

const steps = [1_000, 2_000, 4_000, 8_000, 15_000]

/** Time until the next try in ms; the spread, downwards, keeps thousands of listeners from returning at once. */
export function retryDelay(failures: number, jitter: number): number {
  const step = steps[Math.min(Math.max(failures, 1), steps.length) - 1] ?? 15_000
  return Math.round(step * (1 - 0.25 * jitter))
}

/** Whether the listener wants to hear something now. */
export const wantsSound = ({ status }: Playback): boolean =>
  status === 'connecting' || status === 'playing' || status === 'buffering'

const connect = (state: Playback): Playback => ({
  ...silence,
  status: 'connecting',
  connection: state.connection + 1,
})

const again = (state: Playback, prompted = false): Playback => ({
  ...state,
  status: 'connecting',
  connection: state.connection + 1,
  retryAt: null,
  prompted,
})

const off = (state: Playback): Playback => ({ ...silence, connection: state.connection })

/** The radio after an event. Pure: time and chance come with the event. */
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
      if (!wantsSound(state)) return state
      return {
        ...off(state),
        status: 'paused',
        reason: event.reason ?? null,
        // What never sounded has nothing to go on with: playing again fetches it anew.
        since: state.status === 'connecting' ? -Infinity : event.at,
      }
    case 'switch':
      return wantsSound(state) || state.status === 'error' ? connect(state) : off(state)
    case 'retry':
      return state.retryAt === null ? state : again(state)
    case 'online':
      // A connection that had run dry belongs to the network that is gone.
      return state.status === 'buffering' || state.retryAt !== null ? again(state) : state
    case 'offline':
      return state.status === 'buffering' || state.status === 'connecting'
        ? { ...state, reason: 'offline' }
        : state
    default:
      return heard(state, event)
  }
}

type Heard = Extract<PlaybackEvent, { type: 'still' | 'moved' | 'slow' | 'answered' | 'failed' }>

/** What the present connection tells; a word of an earlier one no longer counts. */
function heard(state: Playback, event: Heard): Playback {
  if (!wantsSound(state)) return state
  if (event.connection !== state.connection) return state
  switch (event.type) {
    case 'still':
      return state.status === 'playing' ? { ...state, status: 'buffering' } : state
    case 'moved':
      return moved(state, event.at)
    case 'slow':
      return state.retryAt === null && state.reason === null ? { ...state, reason: 'slow' } : state
    case 'answered':
      return state.prompted ? state : answered(state, event.at)
    default:
      return state.retryAt === null ? failed(state, event) : state
  }
}

function moved(state: Playback, at: number): Playback {
  if (state.retryAt !== null) return state
  if (state.status !== 'playing') return { ...state, status: 'playing', reason: null, since: at }
  const steady = state.troubleSince !== null && at - state.since >= steadyAfter
  return steady ? { ...state, failures: 0, troubleSince: null, prompted: false } : state
}

/** The station can be heard, though not by this connection: a new one, at once. */
function answered(state: Playback, at: number): Playback {
  if (state.retryAt !== null) return again(state, true)
  const reason = state.reason ?? (state.status === 'connecting' ? 'slow' : 'stalled')
  const failures = state.failures + 1
  return again({ ...state, reason, failures, troubleSince: state.troubleSince ?? at }, true)
}

function failed(state: Playback, { at, reason, jitter }: Extract<Heard, { type: 'failed' }>): Playback {
  const failures = state.failures + 1
  const troubleSince = state.troubleSince ?? at
  const end = troubleSince + giveUpAfter
  const failure = { ...state, reason, failures, troubleSince }
  if (isFinal(reason) || at >= end) return { ...failure, status: 'error', retryAt: null }
  return { ...failure, status: 'connecting', retryAt: Math.min(at + retryDelay(failures, jitter), end) }
}
