/** What waits for the next frame. One frame and one message serve all callers. */
let waiting: Set<() => void> | undefined

function newFrame() {
  const calls = new Set<() => void>()
  requestAnimationFrame(() => {
    // What is asked for from here on is painted a frame later.
    waiting = undefined
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => {
      for (const call of calls) call()
    })
    port1.start()
    port2.postMessage(undefined)
  })
  return calls
}

/**
 * Calls back once the next frame is painted. Setting the text of a focused field, or its selection, makes the
 * browser lay out the page at once: done here it does not delay what an entry shows.
 *
 * @returns a function that cancels the call
 */
export function afterPaint(run: () => void): () => void {
  const frame = (waiting ??= newFrame())
  // A function that is given twice is called twice.
  const call = () => run()
  frame.add(call)
  return () => frame.delete(call)
}
