/**
 * Calls back once the next frame is painted. Setting the text of a focused field, or its selection, makes the
 * browser lay out the page at once: done here it does not delay what an entry shows.
 */
export function afterPaint(run: () => void) {
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', run)
    port1.start()
    port2.postMessage(undefined)
  })
}
