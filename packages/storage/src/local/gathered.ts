/**
 * One call of `act` for many: so long after the first of them, and then between two frames rather
 * than in the way of one.
 *
 * @param delay in ms
 */
export function gathered(act: () => void, delay: number) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const whenIdle = () => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(act, { timeout: delay })
    else act()
  }
  return {
    call: () => {
      timer ??= setTimeout(whenIdle, delay)
    },
    isWaiting: () => timer !== undefined,
    cancel: () => {
      clearTimeout(timer)
      timer = undefined
    },
  }
}
