import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { excerpt, freeName, nameKey, nameProblem, withFreeNames } from './name.ts'

describe('a name is refused', () => {
  test.each(['', '   ', '\t', '\u200b', ' \u200e\u2060 '])('when nothing can be seen of %j', (name) => {
    expect(nameProblem(name, [])).toBe('empty')
  })

  test.each(['Golf', ' golf ', 'GOLF', 'Go lf', '\u00a0Golf'])('when %j stands beside „Golf“', (name) => {
    expect(nameProblem(name, ['Polo', 'Golf'])).toBe('taken')
  })

  test('when only its Unicode composition differs', () => {
    expect(nameProblem('U\u0308bung', ['Übung'])).toBe('taken')
  })
})

test('emoji, right-to-left text and markup are names like any other', () => {
  for (const name of ['👨‍👩‍👧', 'سيارة', '<b>x</b>']) expect(nameProblem(name, ['Golf'])).toBeUndefined()
})

test('a long name is cut for a sentence, but not within a character', () => {
  expect(excerpt(' Golf ')).toBe('Golf')
  expect(excerpt('x'.repeat(10_000))).toBe(`${'x'.repeat(40)}…`)
  const family = '👨‍👩‍👧‍👦'
  expect(excerpt(family.repeat(10))).toBe(`${family.repeat(3)}…`)
})

test('a free name stays, a taken one is counted up', () => {
  expect(freeName('Polo', new Set(['golf']))).toBe('Polo')
  expect(freeName('Golf', new Set(['Golf', 'Golf (2)'].map(nameKey)))).toBe('Golf (3)')
})

test.prop([fc.array(fc.record({ name: fc.constantFrom('', ' ', 'a', 'A', 'a (2)', 'a(2)', 'b', '?') }))])(
  'whatever names come in, visible names that differ go out, in the same number',
  (things) => {
    const names = withFreeNames(things).map((thing) => thing.name)
    expect(names).toHaveLength(things.length)
    expect(new Set(names.map(nameKey)).size).toBe(things.length)
    expect(names.filter((name) => nameProblem(name, []) === 'empty')).toEqual([])
  },
)
