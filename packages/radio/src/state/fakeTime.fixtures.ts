import type { Clock } from './clock.ts'

/** A clock that stands until it is put forward. */
export function standingClock() {
  let now = 1_000_000
  let timers: { at: number; callback: () => void }[] = []
  const clock: Clock = {
    now: () => now,
    after: (ms, callback) => {
      const timer = { at: now + ms, callback }
      timers.push(timer)
      return () => {
        timers = timers.filter((other) => other !== timer)
      }
    },
  }
  /** Lets so many ms pass, with everything that is due meanwhile. */
  const pass = (ms: number) => {
    const end = now + ms
    for (;;) {
      const next = timers.filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at)[0]
      if (!next) break
      timers = timers.filter((other) => other !== next)
      now = next.at
      next.callback()
    }
    now = end
  }
  return { clock, pass }
}

/** An `<audio>` element without a network: what it brings, the test says. */
export class SilentAudio extends EventTarget {
  readonly HAVE_FUTURE_DATA = 3
  /** Addresses it was given, in their order. */
  readonly given: string[] = []
  currentTime = 0
  readyState = 0
  paused = true
  muted = false
  volume = 1
  preload = ''
  received = 0
  readonly error = null
  readonly ended = false
  #src = ''

  get src() {
    return this.#src
  }
  set src(address: string) {
    this.#src = address
    this.given.push(address)
    this.currentTime = 0
    this.received = 0
    this.readyState = 0
  }
  get buffered() {
    return { length: this.received > 0 ? 1 : 0, end: () => this.received }
  }
  canPlayType = () => ''
  hasAttribute = () => this.#src !== ''
  removeAttribute = () => {
    this.#src = ''
  }
  load = () => {}
  play = () => {
    this.paused = false
    return Promise.resolve()
  }
  pause = () => {
    this.paused = true
  }

  /** Plays on to a position, with so much in store beyond it, in s. */
  moveTo(position: number, store: number) {
    this.currentTime = position
    this.received = position + store
    this.readyState = store > 0 ? 4 : 2
    this.dispatchEvent(new Event(store > 0 ? 'timeupdate' : 'waiting'))
  }
  say(type: string) {
    this.dispatchEvent(new Event(type))
  }

  get asElement() {
    return this as unknown as HTMLAudioElement
  }
}
