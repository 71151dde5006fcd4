/** Thrown when as many tasks wait as may. */
export class QueueFull extends Error {
  override readonly name = 'QueueFull'
}

/**
 * Runs a few expensive tasks at once, lets some more wait, and refuses the rest: otherwise signing in
 * would be the way to take the server down.
 *
 * @param running how many run at the same time
 * @param waiting how many may wait for their turn
 */
export function createHashQueue(running: number, waiting: number) {
  let free = running
  const turns: Array<() => void> = []

  return async function run<T>(task: () => Promise<T>): Promise<T> {
    if (free > 0) free -= 1
    else if (turns.length < waiting) await new Promise<void>((resolve) => turns.push(resolve))
    else throw new QueueFull()
    try {
      return await task()
    } finally {
      // The place goes straight to the next in line, so that nobody who comes just now can slip in.
      const next = turns.shift()
      if (next) next()
      else free += 1
    }
  }
}

export type HashQueue = ReturnType<typeof createHashQueue>
