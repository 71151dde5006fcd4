import { expect, test } from 'vitest'
import { pressed } from './count.ts'

test('a press counts', () => {
  expect(pressed({ count: 2 })).toEqual({ count: 3 })
})
