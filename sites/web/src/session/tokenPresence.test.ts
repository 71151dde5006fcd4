import { afterEach, expect, test, vi } from 'vitest'
import { mayBeSignedIn } from './tokenPresence.ts'

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['', false],
  ['token=abc', true],
  ['has-token=1', true],
  ['theme=dark; token=abc', true],
  ['theme=dark; has-token=1', true],
  ['csrftoken=abc', false],
  ['theme=token=abc', false],
  ['token-of-another=abc', false],
])('the cookies "%s" may belong to a signed-in user: %s', (cookie, expected) => {
  vi.stubGlobal('document', { cookie })
  expect(mayBeSignedIn()).toBe(expected)
})
