import { flowLimits, isDoubtful, newFlow, watch, type FlowLimits, type Verdict } from '../model/flow.ts'
import { wantsSound, type Playback } from '../model/playback.ts'
import { probeDelay } from '../model/probing.ts'
import type { Supply } from './audioLine.ts'
import type { Clock } from './clock.ts'
import type { Probe } from './probe.ts'

/** Keeps an eye on the connection, and in trouble asks the station whether it can be heard again. */
export interface Lookout {
  /** Begins with a connection made now, or with one taken up again after a pause. */
  readonly begin: (connection: 'new' | 'resumed') => void
  /** Looks once, and tells what it sees. To be called several times a second. */
  readonly look: () => void
  /** Asks no more. */
  readonly rest: () => void
}

interface Surroundings {
  readonly clock: Clock
  readonly limits?: FlowLimits
  /** 0 to 1, spreads the questions of many listeners. */
  readonly chance: () => number
  readonly present: () => Playback
  readonly supply: () => Supply
  readonly isOnline: () => boolean
  readonly probe: (onAnswer: () => void) => Probe
  /** Where the station is to be asked. */
  readonly address: () => string
  readonly tell: (verdict: Verdict | 'answered') => void
}

export function createLookout({ clock, limits = flowLimits, ...around }: Surroundings): Lookout {
  let flow = newFlow(0)
  let sounded = false
  /** Whether the probe has heard the station while this connection brings nothing. */
  let heard = false
  let cancelQuestion: (() => void) | undefined
  const probe = around.probe(() => {
    heard = true
    look()
  })

  function rest() {
    heard = false
    cancelQuestion?.()
    cancelQuestion = undefined
    probe.drop()
  }

  function waitToAsk() {
    cancelQuestion = clock.after(probeDelay(around.chance()), ask)
  }

  function ask() {
    probe.ask(around.address())
    waitToAsk()
  }

  function look() {
    const present = around.present()
    if (!wantsSound(present)) return rest()
    const isWaiting = present.retryAt !== null
    const past = { sounded, failures: present.failures }
    const at = clock.now()
    const { isDry, ...supply } = around.supply()
    let verdict: Verdict = 'waiting'
    if (!isWaiting) [flow, verdict] = watch(flow, { at, ...supply }, past, limits)
    if (verdict === 'moving') sounded = true

    const isTrouble = isWaiting || isDoubtful(flow, at, past, limits)
    if (!isTrouble || present.prompted || !around.isOnline()) rest()
    // In doubt at once; after a failure the station is given a moment.
    else if (!cancelQuestion) (isWaiting ? waitToAsk : ask)()

    // What still sounds is not cut off on a probe's word.
    const sounds = sounded && !isDry && (verdict === 'moving' || verdict === 'waiting')
    if (heard && (isWaiting || !sounds)) around.tell('answered')
    else if (!isWaiting) around.tell(verdict)
  }

  return {
    begin: (connection) => {
      flow = newFlow(clock.now())
      if (connection === 'new') sounded = false
      rest()
    },
    look,
    rest,
  }
}
