/** Time as the radio knows it; tests bring their own. */
export interface Clock {
  /** Now, in ms. Goes on while the machine sleeps. */
  readonly now: () => number
  /** Calls back once after so many ms, unless the function it returns is called before. */
  readonly after: (ms: number, callback: () => void) => () => void
}

export const systemClock: Clock = {
  now: () => Date.now(),
  after: (ms, callback) => {
    const timer = setTimeout(callback, ms)
    return () => clearTimeout(timer)
  },
}
