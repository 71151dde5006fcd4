/** How long, in ms, a page out of sight waits for a frame that does not come. */
const LONGEST = 250

/** Calls that wait for the next painted frame. */
export interface PaintQueue {
  /** Calls back in a task after the next frame is painted. Returns a function that cancels the call. */
  readonly add: (call: () => void) => () => void
  /** Runs everything that waits at once: before the data is read, and before the page goes. */
  readonly finish: () => void
}

export function createPaintQueue(): PaintQueue {
  const waiting = new Set<() => void>()
  let isRequested = false
  let isRunning = false

  /** A call that changes the data may finish the queue: it keeps its place before what was added later. */
  function run(calls: Iterable<() => void>) {
    if (isRunning) return
    isRunning = true
    try {
      for (const call of calls) if (waiting.delete(call)) call()
    } finally {
      isRunning = false
    }
  }
  const finish = () => run([...waiting])

  function request() {
    isRequested = true
    const timer = setTimeout(() => {
      isRequested = false
      finish()
    }, LONGEST)
    requestAnimationFrame(() => {
      isRequested = false
      clearTimeout(timer)
      // What is added from here on is painted a frame later.
      const painted = [...waiting]
      setTimeout(() => run(painted))
    })
  }

  return {
    add(run) {
      // A function that is added twice is called twice.
      const call = () => run()
      waiting.add(call)
      if (!isRequested) request()
      return () => void waiting.delete(call)
    },
    finish,
  }
}
