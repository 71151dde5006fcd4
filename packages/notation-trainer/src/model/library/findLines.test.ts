import { expect, test } from 'vitest'
import { findLines } from './findLines.ts'

const titles = (text: string) => findLines(text).map(({ title }) => title)

test.each(['Sf3', 'Nf3', 'Sg1-f3', '1. Sf3', '♘f3'])('„%s“ finds the lines of this move', (text) => {
  const [first] = findLines(text).filter(({ id }) => id === undefined)
  expect(first?.moves).toBe('1. Sg1-f3')
})

test('two moves find the built-in line that begins with them, and the opening they are', () => {
  expect(findLines('e4 c5')).toContainEqual(expect.objectContaining({ id: 'sicilianNajdorf' }))
  expect(titles('e4 c5')).toContainEqual(expect.stringMatching(/^Sizilianisch/))
  expect(titles('e4 c5')).toEqual(titles('1. e2-e4 c7-c5'))
})

test('other words find nothing', () => {
  for (const text of ['', 'Radio', 'W20', 'Ke9', 'Sf9', 'e4 Sf9']) expect(findLines(text)).toEqual([])
})
