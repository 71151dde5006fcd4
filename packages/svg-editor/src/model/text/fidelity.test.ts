import { describe, expect, test } from 'vitest'
import { icons } from './corpus.fixtures.ts'
import type { Drawing } from '../document/drawing.ts'
import { digestOf, fingerprint } from '../document/digest.ts'
import { fieldNumber, fieldsOf, withField } from '../edit/fields.ts'
import { foreign } from './foreign.fixtures.ts'
import { formatNumber } from './numbers.ts'
import { formatPath, parsePath } from '../path/pathData.ts'
import { readSvg } from './readSvg.ts'
import resvg from './resvg.fixtures.json' with { type: 'json' }
import { fromTree, toTree } from '../document/record.ts'
import { writeSvg } from './writeSvg.ts'

const named = (files: Readonly<Record<string, string>>) =>
  Object.entries(files).map(([name, source]) => ({ name, source }))

/** Identifies the content of all nodes. */
const fingerprintOf = (drawing: Drawing) => fingerprint(digestOf(drawing))

const corpus = [...icons, ...named(foreign), ...named(resvg.files)]

test('the corpus is large enough to mean something', () => {
  expect(corpus.length).toBeGreaterThan(250)
})

describe.each(corpus)('$name', ({ source }) => {
  test('opened and written without a change it has the same bytes', () => {
    expect(writeSvg(readSvg(source))).toBe(source)
  })

  test('kept in the record and read again it has the same bytes and the same nodes', () => {
    const drawing = readSvg(source)
    const kept = fromTree(JSON.parse(JSON.stringify(toTree(drawing))))
    expect(kept && writeSvg(kept)).toBe(source)
    // An entry of the journal applies only to a drawing of the same fingerprint.
    expect(kept && fingerprintOf(kept)).toBe(fingerprintOf(drawing))
  })

  test('changing one number changes its own characters and no others', () => {
    const drawing = readSvg(source)
    for (const node of drawing.nodes.values()) {
      const fields = fieldsOf(node).filter(({ key }) => key !== 'attr.style')
      const numbers = fields.filter(({ kind, value }) => kind === 'number' && value !== '')
      // A path may have hundreds of fields: the first, the middle and the last are checked.
      for (const field of new Set([numbers.at(0), numbers.at(-1), numbers.at(numbers.length / 2)])) {
        if (!field || /rotate|scale|translate/.test(field.key)) continue
        const wanted = fieldNumber(node, field.key) === 0.25 ? '0.5' : '0.25'
        const next = withField(drawing.nodes, node, field.key, wanted)
        if (typeof next === 'string') throw new Error(next)
        const after = writeSvg({ ...drawing, nodes: new Map([...drawing.nodes, [node.id, next]]) })
        const { gone, come } = difference(source, after)
        // Removed characters lie within the old number, added ones within the new one; a space is added where
        // two numbers would run together.
        expect(field.value, `${node.id} ${field.key}`).toContain(gone)
        const unit = /(?<=[\d.])[a-z%]*$/i.exec(field.value)?.[0] ?? ''
        expect([` ${wanted}${unit} `, ` ${field.value}`].some((text) => text.includes(come))).toBe(true)
        expect(fieldsOf(next).find(({ key }) => key === field.key)?.value).toBe(wanted + unit)
      }
    }
  })
})

/** The characters in which two texts differ. */
function difference(before: string, after: string) {
  let start = 0
  while (start < before.length && before[start] === after[start]) start += 1
  let tail = 0
  const most = Math.min(before.length, after.length) - start
  while (tail < most && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1
  return { gone: before.slice(start, before.length - tail), come: after.slice(start, after.length - tail) }
}

test('a number in a path changes only its own characters', () => {
  const d = parsePath('M10,20c1.5.5-2-3,4 4zm-.5.5L1 1')
  const [, curve] = d.segments
  const args = curve?.args.map((arg, at) => (at === 1 ? { ...arg, text: formatNumber(7), value: 7 } : arg))
  const segments = d.segments.map((segment) =>
    segment === curve ? { ...segment, args: args ?? [] } : segment,
  )
  expect(formatPath({ segments, tail: d.tail })).toBe('M10,20c1.5 7-2-3,4 4zm-.5.5L1 1')
})

test('what a file holds in definitions is a branch of the tree; what the editor does not know is locked', () => {
  const drawing = readSvg(foreign.inkscape)
  const types = (wanted: (type: string) => boolean) =>
    [...drawing.nodes.values()].filter(({ type }) => wanted(type)).map(({ id }) => id)
  expect(types((type) => type === 'locked')).toEqual(['sodipodinamedview001'])
  expect(types((type) => ['defs', 'text'].includes(type))).toEqual(['defs001', 'text001'])
})

const nested = [
  '<text x="1">Hallo <tspan fill="red">rote</tspan>  <tspan>Welt</tspan> &amp; mehr</text>',
  '<text>\n  <tspan x="0">a</tspan>\n  <a href="#x"><tspan>b</tspan>c</a>\n</text>',
  '<defs>\n  <linearGradient id="a"><stop offset="0"/><!-- x --><stop offset="1"/></linearGradient>\n</defs>',
  '<clipPath id="c"><rect/><title>t</title></clipPath><mask><g><circle/></g></mask><symbol><a><path d=""/></a></symbol>',
  '<switch><text systemLanguage="de">Ja</text><text>Yes</text></switch>',
]

test.for(nested)('read, written and kept byte for byte: %s', (inside) => {
  const source = `<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`
  const drawing = readSvg(source)
  expect(writeSvg(drawing)).toBe(source)
  const kept = fromTree(JSON.parse(JSON.stringify(toTree(drawing))))
  expect(kept && writeSvg(kept)).toBe(source)
})

test('the words of a text are changed without touching anything else', () => {
  const source =
    '<svg xmlns="http://www.w3.org/2000/svg"><text  x="1" >A &amp; B<tspan >c</tspan></text ></svg>'
  const drawing = readSvg(source)
  let nodes = new Map(drawing.nodes)
  for (const node of drawing.nodes.values()) {
    if (!fieldsOf(node).some(({ key }) => key === 'content')) continue
    const next = withField(nodes, node, 'content', 'x < y')
    if (typeof next === 'string') throw new Error(next)
    nodes = nodes.set(node.id, next)
  }
  expect(writeSvg({ ...drawing, nodes })).toBe(
    source.replace('A &amp; B', 'x &lt; y').replace('>c<', '>x &lt; y<'),
  )
})
