import { expect, test } from 'vitest'
import { moved } from './place.ts'
import { readSvg } from '../text/readSvg.ts'
import { writeSvg } from '../text/writeSvg.ts'

const around = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100">${inside}</svg>`

/** The source after its first child was moved by 7 and −2. */
function shifted(inside: string) {
  const drawing = readSvg(around(inside))
  const [id = ''] = drawing.nodes.get(drawing.root)?.children ?? []
  const node = drawing.nodes.get(id)
  if (!node) throw new Error('nothing to move')
  const nodes = new Map([...drawing.nodes, [id, moved(drawing.nodes, node, 7, -2)]])
  return writeSvg({ nodes, root: drawing.root })
}

test.for([
  ['<use href="#a"/>', '<use href="#a" transform="translate(7 -2)"/>'],
  [
    "<image\n  transform = 'translate(1,2)  rotate( 4 )'\n/>",
    "<image\n  transform = 'translate(8 0) rotate(4)'\n/>",
  ],
  ['<use transform="matrix(1 0 .5 1 3 4)"/>', '<use transform="translate(7 -2) matrix(1 0 .5 1 3 4)"/>'],
])('a locked part that is drawn is shifted by its transform alone: %s', ([before = '', after = '']) => {
  expect(shifted(before)).toBe(around(after))
})

test.for([
  ['<text  x="1" >A &amp; B</text >', '<text  x="8"  y="-2" >A &amp; B</text >'],
  [
    '<text x="1">A<tspan x="4">B</tspan></text>',
    '<text x="1" transform="translate(7 -2)">A<tspan x="4">B</tspan></text>',
  ],
  ['<text x="1 9" y="0">AB</text>', '<text x="1 9" y="0" transform="translate(7 -2)">AB</text>'],
  ['<a href="#a"><rect x="1"/></a>', '<a href="#a" transform="translate(7 -2)"><rect x="1"/></a>'],
])(
  'a text moves by its place, and by a transform where its parts have places of their own: %s',
  ([before = '', after = '']) => {
    expect(shifted(before)).toBe(around(after))
  },
)

test.for(['<defs><rect id="a"/></defs>', '<style>a{}</style>', '<!-- <text/> -->', '<title>a</title>'])(
  'what is not drawn stays as it is: %s',
  (inside) => {
    expect(shifted(inside)).toBe(around(inside))
  },
)

test.for([
  ['<rect x="10%" y="10mm"/>', '<rect x="13.5%" y="9.470833mm"/>'],
  ['<circle cx="1in" cy="5"/>', '<circle cx="1.072917in" cy="3"/>'],
])('a shape moves by user units, whatever its lengths are written in: %s', ([before = '', after = '']) => {
  expect(shifted(before)).toBe(around(after))
})
