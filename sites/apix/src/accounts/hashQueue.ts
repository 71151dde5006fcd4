/** Thrown when the maximum number of tasks is waiting. */
export class QueueFull extends Error {
  override readonly name = 'QueueFull'
}

/** Limits how many expensive tasks run at once and how many wait; refuses the rest, against floods of logins. */
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
      // The slot is handed to the first waiting task, so that a new one cannot overtake it.
      const next = turns.shift()
      if (next) next()
      else free += 1
    }
  }
}

export type HashQueue = ReturnType<typeof createHashQueue>
