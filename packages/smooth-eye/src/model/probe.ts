import { randomBelow, type RandomSource } from '@kleinzeug/random'

/** Seconds between two changes of look, and how long one can be answered. */
const EARLIEST = 4
const LATEST = 10
const ANSWERABLE = 1.5

/** How the changes of look in a session were answered. */
export interface Score {
  readonly shown: number
  readonly answered: number
  /** Milliseconds of all answers together. */
  readonly delay: number
}

/** Changes of the dot's look: when the next one comes, and since when the present one is shown, in ms of movement. */
export interface Probe extends Score {
  readonly next: number
  readonly since?: number | undefined
}

const nextAfter = (elapsed: number, random: RandomSource) =>
  elapsed + EARLIEST * 1000 + randomBelow((LATEST - EARLIEST) * 1000, random)

export const firstProbe = (random: RandomSource): Probe => ({
  next: nextAfter(0, random),
  shown: 0,
  answered: 0,
  delay: 0,
})

/** The probe at a moment; the same object while nothing changes. */
export function probeAt(probe: Probe, elapsed: number, random: RandomSource): Probe {
  if (probe.since !== undefined)
    return elapsed - probe.since < ANSWERABLE * 1000
      ? probe
      : { ...probe, since: undefined, next: nextAfter(elapsed, random) }
  return elapsed < probe.next ? probe : { ...probe, since: elapsed, shown: probe.shown + 1 }
}

/** The probe after an answer; one that answers nothing changes nothing. */
export const answeredAt = (probe: Probe, elapsed: number, random: RandomSource): Probe =>
  probe.since === undefined
    ? probe
    : {
        shown: probe.shown,
        answered: probe.answered + 1,
        delay: probe.delay + Math.max(0, elapsed - probe.since),
        next: nextAfter(elapsed, random),
      }

/** What a session keeps of it: the delay is the mean of all answers, in ms; nothing where none was shown. */
export const scoreOf = ({ shown, answered, delay }: Probe): Score | undefined =>
  shown === 0 ? undefined : { shown, answered, delay: answered === 0 ? 0 : Math.round(delay / answered) }
