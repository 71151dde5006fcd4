import type { IsoDate } from '@kleinzeug/calendar-day'
import { systemRandom, type RandomSource } from '@kleinzeug/random'
import type { Atom } from 'jotai'
import { todayAtom } from './todayAtom.ts'

/** Clock and chance, as tests and demonstrations replace them. */
export interface Sources {
  /**
   * The time in ms since 1970.
   *
   * @defaultValue `Date.now`
   */
  readonly now?: (() => number) | undefined
  /**
   * Uniform random 32-bit integers.
   *
   * @defaultValue `crypto.getRandomValues`
   */
  readonly random?: RandomSource | undefined
}

/** Clock, calendar and chance of one instance of a tool. */
export interface Environment {
  readonly now: () => number
  readonly random: RandomSource
  /** The local calendar day; it turns while something subscribes to it. */
  readonly today: Atom<IsoDate>
}

export function createEnvironment({ now = Date.now, random = systemRandom }: Sources = {}): Environment {
  return { now, random, today: todayAtom(now) }
}

/** The environment of a server and of the hydrating render: a fixed day, as the two days may differ. */
export const createStillEnvironment = ({ random }: Sources = {}): Environment =>
  createEnvironment({ random, now: () => new Date(2000, 0, 1, 12).getTime() })
