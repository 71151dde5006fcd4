/** Runs a function when the browser is idle; at once where it cannot tell. */
export const whenIdle = (run: () => void) =>
  typeof requestIdleCallback === 'function' ? requestIdleCallback(run, { timeout: 2000 }) : run()

/** A timer that runs a function when the browser is idle after a delay in milliseconds. */
export function idleTimer(delay: number) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const cancel = () => {
    clearTimeout(timer)
    timer = undefined
  }
  return {
    cancel,
    /** @param again whether a running timer starts anew */
    start: (run: () => void, again: boolean) => {
      if (timer !== undefined && !again) return
      cancel()
      timer = setTimeout(() => {
        timer = undefined
        whenIdle(run)
      }, delay)
    },
  }
}
