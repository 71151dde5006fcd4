import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { readTable, unescapeFormula, webAddress, writeTable } from './index.ts'

const row = fc.array(fc.string({ unit: 'binary' }), { minLength: 2, maxLength: 5 })
const filled = (cells: readonly string[]) => cells.some((cell) => cell.trim() !== '')

test.prop([fc.array(row)])('a table is read as it was written', (rows) => {
  const read = readTable(writeTable([['a', 'b'], ...rows])).map(({ cells }) => cells.map(unescapeFormula))
  expect(read).toEqual([['a', 'b'], ...rows.filter(filled)])
})

test.each(['=1+1', '+49', '-2', '@x', ' =1', '＝1', "'=1", '\tx', '\r'])(
  '%j is no formula in a spreadsheet, and comes back',
  (text) => {
    const [cells] = readTable(writeTable([[text, 'x']])).map((each) => each.cells)
    expect(cells?.[0]?.startsWith("'")).toBe(true)
    expect(unescapeFormula(cells?.[0] ?? '')).toBe(text)
  },
)

test('an apostrophe of the text stays', () => {
  expect(unescapeFormula("'n Abend")).toBe("'n Abend")
})

test.each([';', ',', '\t'])('finds the delimiter %j, and the line of each row', (mark) => {
  const text = `\uFEFFa${mark}"b;,\t""c"" "\r\n\r\n"d\ne"${mark}f`
  expect(readTable(text)).toEqual([
    { line: 1, cells: ['a', 'b;,\t"c" '] },
    { line: 3, cells: ['d\ne', 'f'] },
  ])
})

test('keeps what follows a quotation', () => {
  expect(readTable('a;"b ""c"" "d;e')[0]?.cells).toEqual(['a', 'b "c" d', 'e'])
})

test('a million cells are read, also of a quotation without an end', () => {
  const cells = 'ab;'.repeat(1_000_000)
  for (const text of [cells, `"${cells}`]) expect(readTable(text)[0]?.cells).toHaveLength(1_000_001)
})

test.each([
  ['https://example.org/a?b#c', true],
  [' HTTP://example.org ', true],
  ['https://', false],
  ['https://[', false],
  ['https://exa mple.org', false],
  ['//example.org', false],
  ['javascript:alert(1)//https://x', false],
  ['data:text/html,https://x', false],
])('%j: an address of the web is %s', (text, isAddress) => {
  expect(webAddress(text)).toBe(isAddress ? text.trim() : undefined)
})
