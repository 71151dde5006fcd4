import { expect, test } from 'vitest'
import { linesOf } from './titleLines.ts'

test.each([
  ['Digi Radio', ['Digi Radio']],
  ['Werkstatt für kleine Programme', ['Werkstatt für', 'kleine Programme']],
  ['Lebenslaufgenerator', ['Lebenslaufgene-', 'rator']],
])('„%s“ is broken between words or syllables', (title, lines) => {
  expect(linesOf(title, 110)).toEqual(lines)
})
