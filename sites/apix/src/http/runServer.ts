import { setTimeout as pause } from 'node:timers/promises'
import { jsonLog, loggedError, type Log } from './log.ts'

/** Exit code after an unexpected error, on which a supervisor restarts the program: EX_SOFTWARE of sysexits.h. */
export const restartCode = 70

/** How long an orderly stop may take before the process ends anyway. */
const stopTimeout = 10_000

interface RunOptions {
  /** Closes the listener, answers the requests in progress and closes the database. */
  readonly stop: () => Promise<void>
  readonly log?: Log
}

/**
 * Stops the server gracefully: with exit code 0 on SIGINT, SIGTERM and SIGHUP; with `restartCode` after
 * an uncaught error, which is logged. No request should cause such an error. The process does not go on
 * after one because its state is unknown.
 */
export function runServer({ stop, log = jsonLog }: RunOptions): void {
  let stopping = false

  async function end(code: number) {
    if (stopping) return
    stopping = true
    const timeout = pause(stopTimeout, undefined, { ref: false })
    const stopped = await Promise.race([
      stop().then(
        () => true,
        () => false,
      ),
      timeout,
    ])
    process.exit(stopped ? code : code || 1)
  }

  function fatal(error: unknown) {
    log({ time: new Date().toISOString(), level: 'error', event: 'fatal', error: loggedError(error) })
    void end(restartCode)
  }

  process.on('uncaughtException', fatal)
  process.on('unhandledRejection', fatal)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end(0))
}
