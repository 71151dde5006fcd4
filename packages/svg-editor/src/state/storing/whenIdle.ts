/** Runs a function when the browser is idle; at once where it cannot tell. */
export const whenIdle = (run: () => void) =>
  typeof requestIdleCallback === 'function' ? requestIdleCallback(run, { timeout: 2000 }) : run()
