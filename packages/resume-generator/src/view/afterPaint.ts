/** How long, in ms, a page out of sight waits for a frame that does not come. */
const LONGEST = 250

const waiting: Array<() => void> = []
let frame: number | undefined
let timer: ReturnType<typeof setTimeout> | undefined

let running = false

/** A call that changes the data asks for what waits to be done, too: it keeps its place before what was typed later. */
function run(count: number) {
  if (running) return
  running = true
  try {
    for (const call of waiting.splice(0, count)) call()
  } finally {
    running = false
  }
}

/** Does at once what waits for a frame: before the data is read, and before the page goes. */
export const finishTyping = () => run(waiting.length)

/** Calls back in a task of its own after the next frame is painted. What is asked for in one frame is called in one task. */
export function afterPaint(call: () => void) {
  waiting.push(call)
  if (frame !== undefined) return
  timer = setTimeout(finishTyping, LONGEST)
  frame = requestAnimationFrame(() => {
    frame = undefined
    clearTimeout(timer)
    // What is asked for from here on is painted a frame later.
    const { length } = waiting
    setTimeout(() => run(length))
  })
}
