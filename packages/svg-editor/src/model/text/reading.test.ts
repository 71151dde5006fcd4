import { describe, expect, test } from 'vitest'
import { decodeSvg } from './decodeSvg.ts'
import { unescape } from './entities.ts'
import { readSvg } from './readSvg.ts'
import { SvgError } from './xml.ts'
import { writeSvg } from './writeSvg.ts'

const bytes = (text: string, width: 1 | 2 = 1, littleEndian = true) => {
  const view = new DataView(new ArrayBuffer(text.length * width))
  for (let at = 0; at < text.length; at++) {
    if (width === 1) view.setUint8(at, text.charCodeAt(at))
    else view.setUint16(2 * at, text.charCodeAt(at), littleEndian)
  }
  return new Uint8Array(view.buffer)
}
const svg = (encoding: string, text = 'Größe') =>
  `<?xml version="1.0" encoding="${encoding}"?>\n<svg xmlns="http://www.w3.org/2000/svg"><text>${text}</text></svg>`

describe('a file that is not UTF-8', () => {
  test.for(['ISO-8859-1', 'iso-8859-15', 'windows-1252', 'latin1'])(
    'is read by its declaration: %s',
    (name) => {
      const source = svg(name)
      const { text, encoding } = decodeSvg(bytes(source))
      expect(encoding).toBe(name)
      // The editor writes UTF-8: the declaration must name it.
      expect(text).toBe(svg('UTF-8'))
    },
  )

  test('is read by its byte order mark, in either order', () => {
    const source = svg('UTF-16')
    for (const isLittle of [true, false]) {
      const read = decodeSvg(bytes(`\ufeff${source}`, 2, isLittle))
      expect(read).toEqual({ text: svg('UTF-8'), encoding: isLittle ? 'utf-16le' : 'utf-16be' })
    }
  })

  test('and declares none is refused, with no character replaced', () => {
    expect(() =>
      decodeSvg(bytes('<svg xmlns="http://www.w3.org/2000/svg"><text>Größe</text></svg>')),
    ).toThrow(SvgError)
    expect(() => decodeSvg(bytes(svg('klingon')))).toThrow(SvgError)
    expect(() => decodeSvg(bytes(svg('utf-8')))).toThrow(SvgError)
  })

  test('UTF-8 is read as it is, its mark too', () => {
    const source = `\ufeff${svg('UTF-8', '✓ Größe')}`
    expect(decodeSvg(new TextEncoder().encode(source))).toEqual({ text: source, encoding: 'utf-8' })
  })
})

test.for([
  [
    '<svg:svg xmlns:svg="http://www.w3.org/2000/svg"><svg:g><svg:rect width="9"/></svg:g></svg:svg>',
    'svg group rect',
  ],
  // An element of another namespace is not an SVG element.
  [
    '<s:svg xmlns:s="http://www.w3.org/2000/svg" xmlns="urn:x"><s:circle r="3"/><rect/></s:svg>',
    'svg circle locked',
  ],
] as const)('a root with a prefix is read as what it is: %s', ([source, types]) => {
  const drawing = readSvg(source)
  expect([...drawing.nodes.values()].map(({ type }) => type).join(' ')).toBe(types)
  expect(writeSvg(drawing)).toBe(source)
})

test.for([
  `<!DOCTYPE svg [<!-- it's --><!ENTITY a "b">]><svg xmlns="http://www.w3.org/2000/svg"><text>&a;</text></svg>`,
  `<!DOCTYPE svg [<?pi it's ]> ?><!ENTITY a '">'>]><svg xmlns="http://www.w3.org/2000/svg"/>`,
  '<svg xmlns="http://www.w3.org/2000/svg"><text>&nbsp;&copy;&undeclared;</text></svg>',
])('is read and written back: %s', (source) => {
  expect(writeSvg(readSvg(source))).toBe(source)
})

test('limits count what lies in locked parts too', () => {
  const many = '<b/>'.repeat(60_000)
  expect(() => readSvg(`<svg xmlns="http://www.w3.org/2000/svg"><unknown>${many}</unknown></svg>`)).toThrow(
    expect.objectContaining({ problem: 'tooMany' }),
  )
})

test.for([
  ['<svg>\n  <g>\n    <rect/>\n</svg>', 'unclosed', 2, 3],
  ['<svg>\n<x><y></x></svg>', 'unclosed', 2, 4],
  ['<svg>\n</g></svg>', 'wrongEnd', 2, 1],
  ['<svg>\n  <g>\n    <rect/>\n', 'unclosed', 2, 3],
  ['\n\n<html/>', 'noSvg', 3, 1],
  ['<svg>\n<defs>\n<x>', 'unclosed', 3, 1],
] as const)('%s is refused as %s with the place that is meant', ([source, problem, line, column]) => {
  expect(() => readSvg(source)).toThrow(expect.objectContaining({ problem, line, column }))
})

test.each([
  ['&amp;lt; &lt;&gt;&quot;&apos;', `&lt; <>"'`],
  ['&amp;lt; &#60;&lt;', '&lt; <<'],
  ['&foo; &amp;amp;', '&foo; &amp;'],
  ['&#38;lt;', '&lt;'],
])('the references of %s', (raw, text) => {
  expect(unescape(raw)).toBe(text)
})
