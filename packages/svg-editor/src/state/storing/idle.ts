/** Runs a function when the browser is idle; at once where it cannot tell. */
export const whenIdle = (run: () => void) =>
  typeof requestIdleCallback === 'function' ? requestIdleCallback(run, { timeout: 2000 }) : run()

/** A timer that runs a function when the browser is idle after a delay in milliseconds. */
export function idleTimer(delay: number) {
  let timer: ReturnType<typeof setTimeout> | undefined
  function cancel() {
    clearTimeout(timer)
    timer = undefined
  }
  function restart(run: () => void) {
    cancel()
    timer = setTimeout(() => {
      timer = undefined
      whenIdle(run)
    }, delay)
  }
  return {
    cancel,
    restart,
    /** Like `restart`, unless it runs already. */
    start: (run: () => void) => {
      if (timer === undefined) restart(run)
    },
  }
}
