/** Coalesces calls: runs `act` once, `delay` ms after the first, when the browser is idle or after as long again. */
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
