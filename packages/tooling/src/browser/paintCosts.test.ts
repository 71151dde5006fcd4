import { expect, test } from 'vitest'
import { paintCosts, type PaintTraceEvent } from './paintCosts.ts'

const event = (name: string, ms: number, cpu: number, type?: string, tid = 1): PaintTraceEvent => ({
  name,
  pid: 1,
  tid,
  ts: ms * 1000,
  dur: 1000,
  tts: cpu * 1000,
  tdur: 500,
  args: { data: { type } },
})

test('the cost of a key reaches from it to its painted frame, in CPU time', () => {
  const trace = [
    event('Layerize', 40, 9),
    event('EventDispatch', 0, 1, 'keydown'),
    // A frame of another thread, and one that began before the key had its effect.
    event('Layerize', 20, 400, undefined, 2),
    event('Layerize', 5, 2),
    event('EventDispatch', 10, 3, 'input'),
    event('EventDispatch', 50, 11, 'keydown'),
    event('EventDispatch', 52, 12, 'input'),
    event('Layerize', 90, 13),
  ]
  expect(paintCosts(trace, 'input')).toEqual([8.5, 2.5])
})

test('a key without effect or without a frame counts nothing', () => {
  const trace = [event('EventDispatch', 0, 1, 'keydown'), event('Layerize', 9, 2)]
  expect(paintCosts(trace, 'input')).toEqual([])
  expect(paintCosts([...trace, event('EventDispatch', 20, 3, 'input')], 'input')).toEqual([])
})
