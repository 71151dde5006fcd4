/** Source of time; tests pass a manual one. */
export interface Clock {
  /** Current time in ms. It includes the time that the machine slept. */
  readonly now: () => number
  /** Calls back once after `ms`; returns a function that cancels. */
  readonly after: (ms: number, callback: () => void) => () => void
}

export const systemClock: Clock = {
  now: () => Date.now(),
  after: (ms, callback) => {
    const timer = setTimeout(callback, ms)
    return () => clearTimeout(timer)
  },
}
