import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { readLines } from './lines.ts'

test('one name per line, whatever ends the line', () => {
  expect(readLines('Anna\r\nBen\rCem\n', []).names).toEqual(['Anna', 'Ben', 'Cem'])
})

test('tells what it leaves out', () => {
  expect(readLines('Anna\n\n anna \nBen\n \nCem', ['Ben'])).toEqual({
    names: ['Anna', 'Cem'],
    duplicates: ['anna', 'Ben'],
    blank: 2,
  })
})

test('an empty text has no lines', () => {
  expect(readLines('', [])).toEqual({ names: [], duplicates: [], blank: 0 })
})

test.prop([fc.array(fc.constantFrom('a', 'A', ' b', '', ' ', 'c'), { minLength: 1 })])(
  'no line is lost',
  (lines) => {
    const { names, duplicates, blank } = readLines(`${lines.join('\n')}\n`, ['b'])
    expect(names.length + duplicates.length + blank).toBe(lines.length)
  },
)
