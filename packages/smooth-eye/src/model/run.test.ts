import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { elapsed, finishWhenOver, pause, pauseAfterGap, ready, start, type Run } from './run.ts'

const LENGTH = 120_000

test('a pause does not count', () => {
  let run: Run = start(ready, 1000)
  run = pause(run, 6000, LENGTH)
  expect(elapsed(run, 60_000, LENGTH)).toBe(5000)
  run = start(run, 60_000)
  expect(elapsed(run, 61_000, LENGTH)).toBe(6000)
})

test('it ends when its time is over and not before', () => {
  const run = start(ready, 0)
  expect(finishWhenOver(run, LENGTH - 1, LENGTH).status).toBe('running')
  expect(finishWhenOver(run, LENGTH, LENGTH)).toEqual({ status: 'finished', before: LENGTH })
})

test('a finished run starts from the beginning', () => {
  const finished = finishWhenOver(start(ready, 0), LENGTH, LENGTH)
  expect(elapsed(start(finished, LENGTH), LENGTH, LENGTH)).toBe(0)
})

test('what nobody could watch does not count', () => {
  const run = start(ready, 0)
  expect(pauseAfterGap(run, 5000, 5016, LENGTH).status).toBe('running')
  expect(pauseAfterGap(run, 5000, 3_600_000, LENGTH)).toEqual({ status: 'paused', before: 5000 })
})

test.prop([
  fc.array(fc.tuple(fc.constantFrom('start', 'pause', 'finish'), fc.integer({ min: -50, max: 9000 }))),
])('the time never runs backwards and never past the end', (steps) => {
  let run: Run = ready
  let now = 0
  let before = 0
  for (const [step, wait] of steps) {
    now += wait
    const was = run.status
    if (step === 'start') run = start(run, now)
    if (step === 'pause') run = pause(run, now, LENGTH)
    if (step === 'finish') run = finishWhenOver(run, now, LENGTH)
    const after = elapsed(run, now, LENGTH)
    expect(after).toBeLessThanOrEqual(LENGTH)
    const isRestarted = step === 'start' && (was === 'ready' || was === 'finished')
    // Between two readings a clock may be set back by what was waited.
    if (!isRestarted && wait >= 0) expect(after).toBeGreaterThanOrEqual(before)
    before = after
  }
})
