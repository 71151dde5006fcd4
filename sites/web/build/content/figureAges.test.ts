import { expect, test } from 'vitest'
import { remarkFigureAges } from './figureAges.ts'

/** The text of a page of one paragraph, with the marks that it got. */
function marked(until: string) {
  const front = `figures:\n  - { figure: 8,2 Prozent, of: 2024, until: ${until}, source: Amt }`.replace(
    '8,2 Prozent',
    "'8,2 Prozent'",
  )
  const paragraph = {
    type: 'paragraph',
    children: [{ type: 'text', value: 'Es waren 8,2 Prozent, und 8,2 Prozent sind viel.' }],
  }
  remarkFigureAges()({ type: 'root', children: [{ type: 'yaml', value: front }, paragraph] })
  return paragraph.children.map((node) => ('value' in node && node.value) || JSON.stringify(node))
}

test('of several figures of one time in a paragraph the last is marked', () => {
  const figure = (text: string) => `\n  - { figure: ${text}, of: 2024, until: 2025-07-31, source: Amt }`
  const value = 'Erst 5 Tote, dann 7 Tote.'
  const paragraph = { type: 'paragraph', children: [{ type: 'text', value }] }
  const front = { type: 'yaml', value: `figures:${figure('7 Tote')}${figure('5 Tote')}` }
  remarkFigureAges()({ type: 'root', children: [front, paragraph] })
  expect(paragraph.children[0]).toMatchObject({ value: 'Erst 5 Tote, dann 7 Tote' })
})

test('a figure past its day is marked, and one that is current is not', () => {
  const [before, mark, after] = marked('2025-07-31')
  expect(before).toBe('Es waren 8,2 Prozent')
  expect(mark).toContain('"value":"2024"')
  expect(after).toBe(', und 8,2 Prozent sind viel.')
  for (const until of ['nie', '9999-12-31']) expect(marked(until)).toHaveLength(1)
})
