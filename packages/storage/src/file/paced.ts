/**
 * Coalesces calls: runs `act` once, `delay` ms after the last call, and at most `longest` ms after the first while calls
 * go on.
 */
export function paced(act: () => void, delay: number, longest: number) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let due: number | undefined

  function cancel() {
    clearTimeout(timer)
    timer = due = undefined
  }
  function run() {
    cancel()
    act()
  }
  return {
    call: () => {
      const time = performance.now()
      due ??= time + longest
      clearTimeout(timer)
      timer = setTimeout(run, Math.max(0, Math.min(delay, due - time)))
    },
    /** Runs what is due at once. */
    flush: () => {
      if (timer !== undefined) run()
    },
    cancel,
  }
}
