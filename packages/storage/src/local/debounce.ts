/**
 * Coalesces calls: runs `act` once, `delay` ms after the first call, as soon as the browser is idle.
 *
 * @param delay in ms; the wait for an idle moment is limited to the same time
 */
export function debounce(act: () => void, delay: number) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let idle: number | undefined

  function cancel() {
    clearTimeout(timer)
    if (idle !== undefined) cancelIdleCallback(idle)
    timer = idle = undefined
  }
  function run() {
    cancel()
    act()
  }
  function onTimeout() {
    if (typeof requestIdleCallback === 'function') idle = requestIdleCallback(run, { timeout: delay })
    else run()
  }

  return {
    call: () => {
      timer ??= setTimeout(onTimeout, delay)
    },
    isPending: () => timer !== undefined,
    cancel,
  }
}
