import type { Clock } from './clock.ts'

/** A clock that only advances by `advance`. */
export function manualClock() {
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
  /** Advances the time and runs the timers that are due. */
  const advance = (ms: number) => {
    const end = now + ms
    for (;;) {
      const next = timers.filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at)[0]
      if (!next) break
      timers = timers.filter((other) => other !== next)
      now = Math.max(now, next.at)
      next.callback()
    }
    now = end
  }
  /** Advances the time without running a timer, as if the machine slept. */
  const sleep = (ms: number) => {
    now += ms
  }
  return { clock, advance, sleep }
}

/** An `<audio>` element without a network; the test sets its position and buffer. */
export class FakeAudio extends EventTarget {
  readonly HAVE_FUTURE_DATA = 3
  /** Values of `src` in the order they were set. */
  readonly sources: string[] = []
  currentTime = 0
  readyState = 0
  paused = true
  muted = false
  volume = 1
  preload = ''
  received = 0
  error: { readonly code: number; readonly message: string } | null = null
  readonly ended = false
  #src = ''

  get src() {
    return this.#src
  }
  set src(address: string) {
    this.#src = address
    this.sources.push(address)
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

  /** Sets the position and the audio buffered after it, in s. */
  playTo(position: number, buffered: number) {
    this.currentTime = position
    this.received = position + buffered
    this.readyState = buffered > 0 ? 4 : 2
    this.dispatchEvent(new Event(buffered > 0 ? 'timeupdate' : 'waiting'))
  }
  /** @param code `MediaError.code` */
  fail(code: number) {
    this.error = { code, message: '' }
    this.emit('error')
  }
  emit(type: string) {
    this.dispatchEvent(new Event(type))
  }

  get asElement() {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the fake has the used members only
    return this as unknown as HTMLAudioElement
  }
}
