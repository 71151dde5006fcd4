import { describe, expect, test } from 'vitest'
import { icons } from './corpus.fixtures.ts'
import { fieldNumber, withField } from './fieldEdit.ts'
import { fieldsOf } from './fields.ts'
import { foreign } from './foreign.fixtures.ts'
import { formatNumber } from './numbers.ts'
import { formatPath, parsePath } from './pathData.ts'
import { readSvg } from './readSvg.ts'
import { fromTree, toTree } from './record.ts'
import type { SvgNode } from './svgNode.ts'
import { writeSvg } from './writeSvg.ts'

const corpus = [...icons, ...Object.entries(foreign).map(([name, source]) => ({ name, source }))]

test('the corpus is large enough to mean something', () => {
  expect(corpus.length).toBeGreaterThan(250)
})

describe.each(corpus)('$name', ({ source }) => {
  test('opened and written without a change it has the same bytes', () => {
    expect(writeSvg(readSvg(source))).toBe(source)
  })

  test('kept in the record and read again it has the same bytes', () => {
    const kept: unknown = JSON.parse(JSON.stringify(toTree(readSvg(source))))
    const drawing = fromTree(kept)
    expect(drawing && writeSvg(drawing)).toBe(source)
  })

  test('changing one number changes that one alone', () => {
    const { nodes } = readSvg(source)
    for (const node of nodes.values()) {
      const fields = fieldsOf(node).filter(({ key }) => key !== 'attr.style')
      const numbers = fields.filter(({ kind, value }) => kind === 'number' && value !== '')
      // The first, the last and one in the middle stand for the hundreds a path may have.
      for (const field of new Set([numbers.at(0), numbers.at(-1), numbers.at(numbers.length / 2)])) {
        if (!field || /rotate|scale|translate/.test(field.key)) continue
        const wanted = fieldNumber(node, field.key) === 0.25 ? '0.5' : '0.25'
        const next = withField(nodes, node, field.key, wanted) as SvgNode
        const expected = fields.map(({ key, value }) => (key === field.key ? Number(wanted) : value))
        const after = fieldsOf(next).filter(({ key }) => key !== 'attr.style')
        const found = after.map(({ key, value }) => (key === field.key ? Number.parseFloat(value) : value))
        expect(found, `${node.id} ${field.key}`).toEqual(expected)
      }
    }
  })
})

test('a number in a path changes only its own characters', () => {
  const d = parsePath('M10,20c1.5.5-2-3,4 4zm-.5.5L1 1')
  const [, curve] = d.segments
  const args = curve?.args.map((arg, at) => (at === 1 ? { ...arg, text: formatNumber(7), value: 7 } : arg))
  const segments = d.segments.map((segment) =>
    segment === curve ? { ...segment, args: args ?? [] } : segment,
  )
  expect(formatPath({ segments, tail: d.tail })).toBe('M10,20c1.5 7-2-3,4 4zm-.5.5L1 1')
})

test('everything a file may hold beside the nine types is locked and stays', () => {
  const drawing = readSvg(foreign.inkscape)
  const locked = [...drawing.nodes.values()].filter(({ type }) => type === 'locked')
  expect(locked.map(({ id }) => id)).toEqual(['sodipodinamedview001', 'defs001', 'text001'])
})
