import { expect, test } from 'vitest'
import { forShadowRoot } from './forShadowRoot.ts'

test('tokens and themes stand on the host', () => {
  expect(
    forShadowRoot(
      ':root,[data-theme]{--a:1}[data-theme=light]{--a:2}[data-theme="blue"] .board,.board[data-theme=blue]{--b:3}',
    ),
  ).toBe(
    ':host,:host{--a:1}:host([theme=light]){--a:2}:host([theme="blue"]) .board,.board[data-theme=blue]{--b:3}',
  )
})
