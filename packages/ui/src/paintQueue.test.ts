import { beforeEach, expect, test, vi } from 'vitest'
import { createPaintQueue } from './paintQueue.ts'

let frames: Array<() => void> = []

/** Paints a frame, and runs the task after it. */
function paint() {
  for (const frame of frames.splice(0)) frame()
  vi.advanceTimersByTime(1)
}

beforeEach(() => {
  frames = []
  vi.useFakeTimers()
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame))
  return () => {
    vi.unstubAllGlobals()
    vi.useRealTimers()
  }
})

test('calls of one frame run in their order after it, later ones a frame later', () => {
  const queue = createPaintQueue()
  const calls: string[] = []
  queue.add(() => calls.push('one'))
  queue.add(() => calls.push('two'))
  for (const frame of frames.splice(0)) frame()
  expect(calls).toEqual([])
  queue.add(() => calls.push('three'))
  vi.advanceTimersByTime(1)
  expect(calls).toEqual(['one', 'two'])
  paint()
  expect(calls).toEqual(['one', 'two', 'three'])
})

test('a cancelled call does not run', () => {
  const queue = createPaintQueue()
  const call = vi.fn<() => void>()
  queue.add(call)()
  paint()
  expect(call).not.toHaveBeenCalled()
})

test('finishing runs what waits once, also from within a call', () => {
  const queue = createPaintQueue()
  const calls: string[] = []
  queue.add(() => {
    queue.finish()
    calls.push('one')
  })
  queue.add(() => calls.push('two'))
  queue.finish()
  paint()
  expect(calls).toEqual(['one', 'two'])
})

test('a page out of sight, which has no frames, does not wait for ever', () => {
  const call = vi.fn<() => void>()
  const queue = createPaintQueue()
  for (const times of [1, 2]) {
    queue.add(call)
    vi.advanceTimersByTime(250)
    expect(call).toHaveBeenCalledTimes(times)
  }
})
