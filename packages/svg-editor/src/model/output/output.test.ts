import { describe, expect, test } from 'vitest'
import { icons } from '../text/corpus.fixtures.ts'
import { foreign } from '../text/foreign.fixtures.ts'
import { parsePath } from '../path/pathData.ts'
import { trace } from '../path/pathGeometry.ts'
import { readSvg } from '../text/readSvg.ts'
import { attribute } from '../document/svgNode.ts'
import { dataUri } from './dataUri.ts'
import { minifySvg } from './minifySvg.ts'
import { prettySvg } from './prettySvg.ts'
import { componentName, toJsx } from './toJsx.ts'

const ns = 'xmlns="http://www.w3.org/2000/svg"'
const corpus = [...icons, ...Object.entries(foreign).map(([name, source]) => ({ name, source }))]

/** What a source draws: types, normalised attributes, and paths as absolute points. */
function meaning(source: string) {
  return [...readSvg(source).nodes.values()]
    .filter(({ type, raw }) => type !== 'locked' || !raw.startsWith('<!--'))
    .map((node) => [
      node.type,
      node.tag?.attributes
        .filter(({ name }) => name !== 'd' && name !== 'points')
        .map(({ name, raw }) => `${name}=${raw}`),
      node.type === 'path' &&
        trace(parsePath(attribute(node, 'd') ?? '').segments).map(({ to, cs, ce }) => [to, cs, ce]),
      (attribute(node, 'points') ?? '').match(/[-\d.]+/g),
    ])
}

test('small says the same as the original, of every icon, and is never longer', () => {
  for (const { source } of corpus) {
    const small = minifySvg(source)
    expect(small.length).toBeLessThanOrEqual(source.length)
    expect(meaning(small)).toEqual(meaning(source))
  }
})

test('pretty says the same, and pretty twice is pretty once', () => {
  for (const { source } of corpus) {
    const pretty = prettySvg(source)
    expect(meaning(pretty)).toEqual(meaning(source))
    expect(prettySvg(pretty)).toBe(pretty)
  }
})

test('pretty has one element a line and leaves the spaces of a text alone', () => {
  expect(prettySvg(`<svg ${ns}><g><rect   x="1"/></g><text>a  <tspan>b</tspan></text></svg>`)).toBe(
    `<svg ${ns}>\n  <g>\n    <rect x="1"/>\n  </g>\n  <text>a  <tspan>b</tspan></text>\n</svg>\n`,
  )
})

test('small drops what only people read', () => {
  expect(
    minifySvg(
      `<svg ${ns}>\n  <!-- x -->\n  <path d="M 10 10 L 20 20 L 0.50 -0.25 Z" />\n  <g></g>\n</svg>\n`,
    ),
  ).toBe(`<svg ${ns}><path d="M10 10 20 20 .5-.25Z"/><g/></svg>`)
})

test('a React component has React’s names, and no code out of the drawing', () => {
  const source = `<svg ${ns} xmlns:xlink="http://www.w3.org/1999/xlink" class="a" onload="x()"><rect stroke-width="2" style="fill:red;stroke-width:2" aria-label="a {b}"/><use xlink:href="#a"/><script>x()</script><!-- c --></svg>`
  expect(toJsx(source, 'Icon', true)).toBe(`import type { CSSProperties, SVGProps } from 'react'

export function Icon(props: SVGProps<SVGSVGElement>) {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" className="a" {...props}>
      <rect strokeWidth="2" style={{ fill: "red", strokeWidth: "2" } as CSSProperties} aria-label={"a {b}"} />
      <use xlinkHref="#a" />
      {/* c */}
    </svg>
  )
}
`)
})

describe('the name of a component', () => {
  test.for([
    ['arrow-left', 'ArrowLeft'],
    ['svg001', 'Svg001'],
    ['3d', 'Svg3d'],
    ['äöü', 'AOU'],
    ['', 'Svg'],
  ])('of %s is %s', ([file = '', name = '']) => {
    expect(componentName(file)).toBe(name)
  })
})

test('a data address decodes to the drawing', () => {
  for (const { source } of corpus) {
    const small = minifySvg(source)
    const body = /^url\("data:image\/svg\+xml,(.*)"\)$/s.exec(dataUri(small))?.[1] ?? ''
    expect(body).not.toMatch(/["#<>]/)
    expect(decodeURIComponent(body).replaceAll("'", '"').replaceAll(/\s+/g, ' ')).toBe(
      small.replaceAll("'", '"').replaceAll(/\s+/g, ' '),
    )
  }
})
