import { expect, test } from 'vitest'
import { startToolsSlice } from './startToolsSlice.ts'

const pins = (...pinned: string[]) => ({ own: true, pinned })

test('two tabs that pin keep both pins, and one that takes a pin off takes it off', () => {
  const base = pins('radio')
  expect(startToolsSlice.merge?.(base, pins('radio', 'decider'), pins('radio', 'worktime'))?.pinned).toEqual([
    'radio',
    'decider',
    'worktime',
  ])
  expect(startToolsSlice.merge?.(base, pins(), pins('radio', 'worktime'))?.pinned).toEqual(['worktime'])
})

test('a switch of one tab and a pin of the other both stay', () => {
  const merged = startToolsSlice.merge?.(pins(), { own: false, pinned: [] }, pins('decider'))
  expect(merged).toEqual({ own: false, pinned: ['decider'] })
})

test('damaged data become the nearest that can be read, unknown fields stay', () => {
  expect(startToolsSlice.decode({ own: 'ja', pinned: ['radio', 7], later: 1 })).toEqual({
    own: true,
    pinned: ['radio'],
    later: 1,
  })
  expect(startToolsSlice.decode('nichts')).toBeUndefined()
})
