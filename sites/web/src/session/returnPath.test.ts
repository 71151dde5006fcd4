import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { returnPath } from './returnPath.ts'

const origin = 'https://kleinzeug.example'

test('goes back to a path of this site', () => {
  expect(returnPath('/user?a=1#b', origin)).toBe('/user?a=1#b')
})

test.each([
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/..//evil.example',
  '/.//evil.example',
  '/%2e%2e//evil.example',
  '/./\\evil.example',
  '/\t/evil.example',
  '/a/..//evil.example/?b',
  'javascript:alert(1)',
  '',
  undefined,
  7,
])('never leaves the site: %s', (wanted) => {
  expect(returnPath(wanted, origin)).toBe('/user')
})

const piece = fc.constantFrom(
  '/',
  '\\',
  '.',
  '..',
  '%2e',
  '%2f',
  '%5c',
  '\t',
  '\n',
  ' ',
  ':',
  '@',
  '?',
  '#',
  'a',
  'evil.example',
)

test.prop([fc.array(piece, { maxLength: 8 }).map((pieces) => `/${pieces.join('')}`)])(
  'whatever is wanted, the result is a path of this site: %s',
  (wanted) => {
    const path = returnPath(wanted, origin)
    expect(path).toMatch(/^\/(?![/\\])/)
    expect(new URL(path, origin).origin).toBe(origin)
    expect(returnPath(path, origin)).toBe(path)
  },
)
