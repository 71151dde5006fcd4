import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { debounce } from './debounce.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('runs once for many calls, and again for a call after that', () => {
  const act = vi.fn<() => void>()
  const { call, isPending } = debounce(act, 300)
  call()
  vi.advanceTimersByTime(200)
  call()
  vi.advanceTimersByTime(100)
  expect(act).toHaveBeenCalledTimes(1)
  expect(isPending()).toBe(false)
  call()
  vi.advanceTimersByTime(300)
  expect(act).toHaveBeenCalledTimes(2)
})

test('cancel stops a call that waits for an idle moment too', () => {
  const act = vi.fn<() => void>()
  const waiting = new Map<number, () => void>()
  vi.stubGlobal('requestIdleCallback', (run: () => void) => {
    waiting.set(1, run)
    return 1
  })
  vi.stubGlobal('cancelIdleCallback', (id: number) => waiting.delete(id))
  const { call, cancel, isPending } = debounce(act, 300)
  call()
  vi.advanceTimersByTime(300)
  expect(isPending()).toBe(true)
  cancel()
  expect(waiting.size).toBe(0)
  expect(isPending()).toBe(false)
})
