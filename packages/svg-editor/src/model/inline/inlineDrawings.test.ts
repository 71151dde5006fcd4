import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { attribute, withAttribute } from '../document/svgNode.ts'
import { readSvg } from '../text/readSvg.ts'
import { writeSvg } from '../text/writeSvg.ts'
import { component, markdown, page } from './inline.fixtures.ts'
import { expressionsIn, inlineDrawings, withDrawing } from './inlineDrawings.ts'
import { inlineKind } from './inlineKind.ts'

/** The text with an attribute of one element in the only drawing set. */
function edited(text: string, kind: 'jsx' | 'html', id: string, name: string, value: string) {
  const [drawing] = inlineDrawings(text, kind)
  if (!drawing || !('svg' in drawing.content)) throw new Error('no drawing')
  const { nodes, root } = readSvg(drawing.content.svg)
  const next = new Map(nodes).set(id, withAttribute(nodes.get(id)!, name, value))
  return withDrawing(text, drawing, writeSvg({ nodes: next, root }))
}

test.each([
  ['Icon.tsx', component, 'jsx'],
  ['page.html', page, 'html'],
  ['notes.md', markdown, 'html'],
  ['', component, 'jsx'],
  ['', page, 'html'],
  ['', '<svg strokeWidth={2}/>', 'jsx'],
  ['', '<svg stroke-width="2"/>', undefined],
  ['a.svg', '<svg a={2}/>', undefined],
  ['a.json', '{"a":"<svg >"}', undefined],
  ['', 'no drawing', undefined],
])('%s is a file with drawings, or none', (name, text, kind) => {
  expect(inlineKind(text, name)).toBe(kind)
})

test('every drawing of a file is found with its line and its name, and written back untouched', () => {
  for (const [text, kind, names] of [
    [component, 'jsx', ['arrow', 'dot']],
    [page, 'html', ['Logo', '0 0 9 9']],
    [markdown, 'html', ['']],
  ] as const) {
    const found = inlineDrawings(text, kind)
    expect(found.map(({ name }) => name)).toEqual(names)
    for (const drawing of found) {
      expect(text.split('\n')[drawing.line - 1]).toContain('<svg')
      const { content } = drawing
      expect('svg' in content && withDrawing(text, drawing, writeSvg(readSvg(content.svg)))).toBe(text)
    }
  }
})

test('in JSX only the characters of what was edited change', () => {
  expect(edited(component, 'jsx', 'rect001', 'x', '7')).toBe(component.replace('x={3}', 'x={7}'))
  expect(edited(component, 'jsx', 'rect001', 'x', '5%')).toBe(component.replace('x={3}', 'x={"5%"}'))
  expect(edited(component, 'jsx', 'svg001', 'class', 'b')).toBe(
    component.replace('className="arrow"', 'className="b"'),
  )
  expect(edited(component, 'jsx', 'rect001', 'stroke-width', '3')).toBe(
    component.replace("strokeWidth='1.5'", "strokeWidth='3'"),
  )
  expect(edited(component, 'jsx', 'path001', 'stroke-linecap', 'round')).toBe(
    component.replace('d={`M0 0L9 9`}', 'd={`M0 0L9 9`} strokeLinecap="round"'),
  )
  expect(edited(component, 'jsx', 'path001', 'style', 'fill:red')).toContain(
    'd={`M0 0L9 9`} style={{ fill: "red" }}',
  )
  // An expression that is replaced by a value is a string.
  expect(edited(component, 'jsx', 'rect001', 'fill', '#f00')).toBe(
    component.replace('fill={on ? color : "none"}', 'fill="#f00"'),
  )
})

test('in HTML and Markdown only the characters of what was edited change', () => {
  expect(edited(markdown, 'html', 'circle001', 'r', '4')).toBe(markdown.replace("r='3'", "r='4'"))
  expect(edited(page, 'html', 'rect001', 'x', '2')).toBe(page.replace('x="1"', 'x="2"'))
})

test('expressions are named', () => {
  const [drawing] = inlineDrawings(component, 'jsx')
  expect(drawing && 'svg' in drawing.content && expressionsIn(drawing.content.svg)).toEqual([
    '{...props}',
    'fill',
    '{…}',
  ])
})

test.each([
  ['<p><svg width=5><rect/></svg>', 'html', 'badAttribute'],
  ['<svg><rect></svg>', 'html', 'unclosed'],
  ['<svg><path></svg', 'html', 'unclosed'],
  ['<svg><><path/></></svg>', 'jsx', 'badTag'],
  ['<svg a={1></svg>', 'jsx', 'unclosed'],
  ['<svg a={/* }></svg>', 'jsx', 'unclosed'],
  [`<svg a={${'`${'.repeat(100_000)}}></svg>`, 'jsx', 'tooDeep'],
  // Both spellings in one drawing: new names could be neither.
  ['<svg className="a" stroke-width="2"/>', 'jsx', undefined],
  ['<svg a={"?>"}>{a ?> b}</svg>', 'jsx', 'lossy'],
])('what cannot be written back is told, %#', (text, kind, problem) => {
  const [drawing] = inlineDrawings(text, kind === 'jsx' ? 'jsx' : 'html')
  expect(drawing && ('problem' in drawing.content ? drawing.content.problem : undefined)).toBe(problem)
})

const name = fc.constantFrom(
  'strokeWidth',
  'className',
  'd',
  'viewBox',
  'xlinkHref',
  'aria-label',
  'data-x',
  'fillOpacity',
  'onClick',
)
const value = fc.oneof(
  fc.constantFrom(
    '="a & b"',
    "='x < y'",
    '={2}',
    '={-.5}',
    "={'M0 0'}",
    '={`a`}',
    '={a && b < c ? "}" : `${d}`}',
    '',
    '={{ a: 1 }}',
    '={"a\\"b"}',
  ),
  fc.string({ unit: fc.constantFrom(..."ab{}<>&;#38 $'".split('')) }).map((text) => `="${text}"`),
)
const attributes = fc
  .uniqueArray(fc.tuple(name, value, fc.constantFrom(' ', '\n  ')), {
    selector: ([each]) => each,
    maxLength: 5,
  })
  .map((all) => all.map(([key, what, gap]) => gap + key + what).join(''))
const { element } = fc.letrec<{ element: string; children: string }>((tie) => ({
  element: fc
    .tuple(fc.constantFrom('path', 'g', 'Icon', 'motion.rect'), attributes, tie('children'))
    .map(([tag, all, inside]) =>
      inside === '' ? `<${tag}${all} />` : `<${tag}${all} {...p}>${inside}</${tag}>`,
    ),
  children: fc
    .array(
      fc.oneof(
        { depthSize: 'small', withCrossShrink: true },
        fc.constantFrom("{/* it's */}", '{a && <b c="}"/>}', ' a & b ', '\n'),
        tie('element'),
      ),
      { maxLength: 3 },
    )
    .map((all) => all.join('')),
}))

test.prop([attributes, element])('any JSX is written back as it was, or refused', (all, inside) => {
  const text = `export const A = () => <svg${all}>${inside}</svg>\n`
  const [drawing] = inlineDrawings(text, 'jsx')
  expect(drawing).toBeDefined()
  if (!drawing || !('svg' in drawing.content)) return
  const { svg } = drawing.content
  expect(withDrawing(text, drawing, writeSvg(readSvg(svg)))).toBe(text)
  const { nodes, root } = readSvg(svg)
  const moved = withAttribute(nodes.get(root)!, 'data-moved', '1')
  const next = withDrawing(text, drawing, writeSvg({ nodes: new Map(nodes).set(root, moved), root }))
  expect(next.replace(/\s+data-moved="1"/, '')).toBe(text)
  expect(attribute(moved, 'data-moved')).toBe('1')
})
