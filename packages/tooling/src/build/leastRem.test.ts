import { expect, test } from 'vitest'
import { withLeastRem } from './leastRem.ts'

test.each([
  [':root{--kz-type-0:.8125rem}', ':root{--kz-type-0:max(.8125rem,13px)}'],
  ['a{font:500 1.0625rem/1.2 x}', 'a{font:500 max(1.0625rem,17px)/1.2 x}'],
  ['a{width:clamp(.5rem,2cqi,1rem)}', 'a{width:clamp(max(.5rem,8px),2cqi,max(1rem,16px))}'],
  ['.a-1rem{margin:1em 2px}', '.a-1rem{margin:1em 2px}'],
])('%s', (before, after) => {
  expect(withLeastRem(before)).toBe(after)
})
