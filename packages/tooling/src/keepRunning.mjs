// Restarts a server that ended after an unexpected error or in a crash. Runs on any Node >= 20.19, without packages.
import { setTimeout as pause } from 'node:timers/promises'

/** The exit code by which a program asks to be started anew; EX_SOFTWARE of sysexits.h. */
const restartCode = 70

/** Signals by which a person or the system ends a program on purpose; any other is a crash. */
const endings = ['SIGINT', 'SIGTERM', 'SIGHUP']

/** More restarts than this within a minute mean that starting anew does not help. */
const mostRestarts = 5
const minute = 60_000

/**
 * Starts a program, and starts it anew whenever it ends with the code that asks for it or is ended by a
 * crash: out of memory (SIGKILL, SIGABRT), a segmentation fault.
 *
 * @param {() => import('node:child_process').ChildProcess} start
 * @param {{ signals?: NodeJS.EventEmitter, wait?: number }} [options] `wait` is the pause in
 *   milliseconds before a restart
 * @returns {Promise<number>} the exit code of the last run; 1 if a signal ended it
 */
export async function keepRunning(start, { signals = process, wait = 1_000 } = {}) {
  const restarts = []
  let child
  let stopped = false
  for (const signal of endings)
    signals.on(signal, () => {
      stopped = true
      child?.kill(signal)
    })
  for (;;) {
    child = start()
    const { code, crashed } = await new Promise((resolve) =>
      child.once('exit', (status, signal) =>
        resolve({ code: status ?? 1, crashed: signal !== null && !endings.includes(signal) }),
      ),
    )
    const now = Date.now()
    while (restarts.length > 0 && now - restarts[0] > minute) restarts.shift()
    const wanted = code === restartCode || crashed
    if (!wanted || stopped || restarts.length >= mostRestarts) return code
    restarts.push(now)
    console.error('The server ended after an unexpected error and is started again.')
    await pause(wait)
    if (stopped) return 0
  }
}
