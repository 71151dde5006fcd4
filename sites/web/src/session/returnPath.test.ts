import { expect, test } from 'vitest'
import { returnPath } from './returnPath.ts'

const origin = 'https://kleinzeug.example'

test('goes back to a path of this site', () => {
  expect(returnPath('/user?a=1#b', origin)).toBe('/user?a=1#b')
})

test.each([
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  '',
  undefined,
  7,
])('never leaves the site: %s', (wanted) => {
  expect(returnPath(wanted, origin)).toBe('/user')
})
