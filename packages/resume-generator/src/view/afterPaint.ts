/** What waits for the next frame. */
let waiting: Array<() => void> | undefined

/** Calls back in a task of its own after the next frame is painted. What is asked for in one frame is called in one task. */
export function afterPaint(run: () => void) {
  if (waiting) {
    waiting.push(run)
    return
  }
  const calls = (waiting = [run])
  requestAnimationFrame(() => {
    // What is asked for from here on is painted a frame later.
    waiting = undefined
    setTimeout(() => {
      for (const call of calls) call()
    })
  })
}
