import { expect, test } from 'vitest'
import { withFewerSpaces } from './fewerSpaces.ts'

test('spaces that CSS needs stay', () => {
  expect(
    withFewerSpaces(
      '.a *{--b: 1px;--c: ;width:calc(1px + 2 * var(--b));grid-column:1 / -1;color:rgb(0 0 0 / 45%)}.a>.b * .c{margin:0 auto}',
    ),
  ).toBe(
    '.a *{--b:1px;--c: ;width:calc(1px + 2*var(--b));grid-column:1/-1;color:rgb(0 0 0/45%)}.a>.b * .c{margin:0 auto}',
  )
})
