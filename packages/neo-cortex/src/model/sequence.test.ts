import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { compareNumbers, isNumber, numberBelow, numberBeside } from './sequence.ts'

const part = fc.nat({ max: 99 }).map(String)
const letters = fc.stringMatching(/^[a-z]{1,2}$/)
const numbers = fc
  .tuple(part, fc.array(fc.tuple(letters, part), { maxLength: 3 }), fc.option(letters, { nil: '' }))
  .map(([head, middle, tail]) => head + middle.flat().join('') + tail)

test('the order of the box', () => {
  const box = [
    '1',
    '1/1',
    '1a',
    '1a1',
    '1a1a',
    '1a2',
    '1b',
    '1z',
    '1aa',
    '2',
    '21',
    '21/3',
    '21/3a',
    '21/3d26g53',
    '100',
  ]
  expect(box.toReversed().toSorted(compareNumbers)).toEqual(box)
})

test.each([
  ['21/3a', '21/3b', '21/3a1'],
  ['9', '10', '9a'],
  ['1z', '1aa', '1z1'],
  ['1az', '1ba', '1az1'],
])('beside %s stands %s, and %s branches off', (number, beside, below) => {
  expect(numberBeside(number, () => false)).toBe(beside)
  expect(numberBelow(number, () => false)).toBe(below)
})

test('a number that is taken is passed over', () => {
  const taken = new Set(['1', '2', '1a', '1b'])
  const isTaken = (number: string) => taken.has(number)
  expect(numberBeside('1', isTaken)).toBe('3')
  expect(numberBelow('1', isTaken)).toBe('1c')
})

test.each(['', 'a1', '21/', '21 3', '-1', '21//3'])('„%s“ is no number', (text) =>
  expect(isNumber(text)).toBe(false),
)

test.prop([numbers, numbers, numbers])('an order: antisymmetric and transitive', (a, b, c) => {
  expect(Math.sign(compareNumbers(a, b))).toBe(-Math.sign(compareNumbers(b, a)) + 0)
  if (compareNumbers(a, b) < 0 && compareNumbers(b, c) < 0) expect(compareNumbers(a, c)).toBeLessThan(0)
})

test.prop([numbers])(
  'what branches off stands behind its card, and before the next one beside it',
  (number) => {
    const [below, beside] = [numberBelow(number, () => false), numberBeside(number, () => false)]
    expect(isNumber(below) && isNumber(beside)).toBe(true)
    expect([beside, below, number].toSorted(compareNumbers)).toEqual([number, below, beside])
  },
)
