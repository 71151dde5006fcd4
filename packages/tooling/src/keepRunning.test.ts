import { spawn, type ChildProcess } from 'node:child_process'
import { EventEmitter } from 'node:events'
import { expect, test, vi } from 'vitest'
import { keepRunning } from './keepRunning.mjs'

/** A program that ends with one code after the other; the last one again and again. */
function ending(...codes: number[]) {
  const start = vi.fn<() => ChildProcess>(() => {
    const code = codes.length > 1 ? codes.shift() : codes[0]
    return spawn(process.execPath, ['-e', `process.exit(${code})`])
  })
  return start
}

test('a program that asks for it is started again, until it ends in order', async () => {
  const start = ending(70, 70, 0)
  expect(await keepRunning(start, { signals: new EventEmitter(), wait: 0 })).toBe(0)
  expect(start).toHaveBeenCalledTimes(3)
})

test('a program that could not start is not tried again', async () => {
  const start = ending(1)
  expect(await keepRunning(start, { signals: new EventEmitter(), wait: 0 })).toBe(1)
  expect(start).toHaveBeenCalledTimes(1)
})

test('a program that ends again and again is given up', async () => {
  const start = ending(70)
  expect(await keepRunning(start, { signals: new EventEmitter(), wait: 0 })).toBe(70)
  expect(start).toHaveBeenCalledTimes(6)
})

test('a signal reaches the program and is no reason to start it again', async () => {
  const signals = new EventEmitter()
  const start = vi.fn<() => ChildProcess>(() =>
    spawn(process.execPath, [
      '-e',
      `process.on('SIGTERM', () => process.exit(70)); setInterval(() => {}, 1000); console.log('on')`,
    ]),
  )
  const ended = keepRunning(start, { signals, wait: 0 })
  start.mock.results[0]?.value.stdout?.once('data', () => signals.emit('SIGTERM'))
  expect(await ended).toBe(70)
  expect(start).toHaveBeenCalledTimes(1)
})

/** A program that a signal ends at its first start, and that ends in order at its second. */
function endedBy(signal: NodeJS.Signals) {
  let starts = 0
  return vi.fn<() => ChildProcess>(() => {
    starts += 1
    const code = starts === 1 ? `process.kill(process.pid, '${signal}'); setInterval(() => {}, 1000)` : ''
    return spawn(process.execPath, ['-e', code])
  })
}

test.each(['SIGKILL', 'SIGSEGV', 'SIGABRT', 'SIGBUS'] as const)(
  'a program that %s ended is started again',
  async (signal) => {
    const start = endedBy(signal)
    expect(await keepRunning(start, { signals: new EventEmitter(), wait: 0 })).toBe(0)
    expect(start).toHaveBeenCalledTimes(2)
  },
)

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('a program that %s ended stays ended', async (signal) => {
  const start = endedBy(signal)
  expect(await keepRunning(start, { signals: new EventEmitter(), wait: 0 })).toBe(1)
  expect(start).toHaveBeenCalledTimes(1)
})

test('a program that is ended by a signal again and again is given up', async () => {
  const start = vi.fn<() => ChildProcess>(() =>
    spawn(process.execPath, ['-e', `process.kill(process.pid, 'SIGKILL'); setInterval(() => {}, 1000)`]),
  )
  expect(await keepRunning(start, { signals: new EventEmitter(), wait: 0 })).toBe(1)
  expect(start).toHaveBeenCalledTimes(6)
})
