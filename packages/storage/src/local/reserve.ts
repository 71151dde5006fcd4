import type { Mirror } from './mirror.ts'

/**
 * The way to the reserve copy, which may be missing, slow, or go away and come back. A failed call
 * answers `undefined`; the next one opens the database anew.
 *
 * @param patience ms after which an unanswered call counts as failed
 */
export function createReserve(open: () => Promise<Mirror>, patience: number, onNewer: () => void) {
  let connection: Promise<Mirror> | undefined
  let works = false

  const leave = (left: Promise<Mirror>) =>
    void left
      .then((mirror) => mirror.close())
      .catch(() => {
        // Neither what never opened nor what refuses to close is of any more use.
      })

  async function use<T>(work: (mirror: Mirror) => Promise<T>): Promise<T | undefined> {
    let timer: ReturnType<typeof setTimeout> | undefined
    const mine = (connection ??= Promise.resolve().then(open))
    // A database that opens too late stays open for the next call; nobody waits for this one.
    const late = new Promise<undefined>((resolve) => {
      timer = setTimeout(resolve, patience, undefined)
    })
    try {
      const result = await Promise.race([mine.then(work).then((value) => ({ value })), late])
      works = result !== undefined
      return result?.value
    } catch (error) {
      works = false
      if (connection === mine) connection = undefined
      leave(mine)
      if (error instanceof Error && error.name === 'VersionError') onNewer()
      return undefined
    } finally {
      clearTimeout(timer)
    }
  }

  return {
    use,
    /** Whether the last call succeeded. */
    works: () => works,
    close: () => {
      if (connection) leave(connection)
      connection = undefined
    },
  }
}

export type Reserve = ReturnType<typeof createReserve>
