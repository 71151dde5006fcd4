import type { Mirror, Work } from './mirror.ts'

/**
 * Access to the mirror. A failed or unanswered call resolves to `undefined`; the next opens the database again.
 * What an unanswered call results in after all goes to its `onLate`.
 */
export function createMirrorConnection(open: () => Promise<Mirror>, timeout: number, onNewer: () => void) {
  let connection: Promise<Mirror> | undefined
  let works = false

  const close = (opened: Promise<Mirror>) =>
    void opened
      .then((mirror) => mirror.close())
      .catch(() => {
        // It never opened, or refuses to close: either way there is nothing left to do.
      })

  async function withMirror<T>(
    work: (mirror: Mirror) => Promise<T>,
    onLate?: (result: T) => unknown,
  ): Promise<T | undefined> {
    let timer: ReturnType<typeof setTimeout> | undefined
    const current = (connection ??= Promise.resolve().then(open))
    // A database that opens too late stays open for the next call.
    const late = new Promise<undefined>((resolve) => {
      timer = setTimeout(resolve, timeout, undefined)
    })
    const answer = current.then(work).then((value) => ({ value }))
    try {
      const result = await Promise.race([answer, late])
      works = result !== undefined
      if (!result)
        void answer.then(
          ({ value }) => {
            works = true
            onLate?.(value)
          },
          () => {
            // The next call fails too, and finds out why.
          },
        )
      return result?.value
    } catch (error) {
      works = false
      if (connection === current) connection = undefined
      close(current)
      if (/VersionError/.test(String(error))) onNewer()
      return undefined
    } finally {
      clearTimeout(timer)
    }
  }

  return {
    use: withMirror,
    /** Runs `work` in one transaction. */
    transact: <T>(mode: IDBTransactionMode, work: Work<T>) =>
      withMirror(({ inTransaction }) => inTransaction(mode, work)),
    /** Whether the last call succeeded. */
    works: () => works,
    close: () => {
      if (connection) close(connection)
      connection = undefined
    },
  }
}

export type MirrorConnection = ReturnType<typeof createMirrorConnection>
