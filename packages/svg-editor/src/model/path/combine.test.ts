import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { readSvg } from '../text/readSvg.ts'
import { areaOf, distanceTo, shapeSource } from './combine.fixtures.ts'
import { combine, type Combination } from './combine.ts'
import { formatPath, parsePath } from './pathData.ts'
import { simplified } from './simplify.ts'

const combined = (inside: string, how: Combination) => {
  const { nodes, root } = readSvg(`<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`)
  const shapes = [...nodes.values()].filter(({ parent }) => parent === root)
  return combine(nodes, shapes, how)
}
const areaOfResult = (inside: string, how: Combination) => {
  const d = combined(inside, how)
  if (typeof d === 'string') return areaOf(d)
  expect(d.problem).toBe('empty')
  return 0
}

test.each([
  ['union', 175],
  ['difference', 75],
  ['intersection', 25],
  ['exclusion', 150],
] as const)('%s of two squares', (how, area) => {
  const squares = '<rect width="10" height="10"/><rect x="5" y="5" width="10" height="10"/>'
  expect(areaOfResult(squares, how)).toBeCloseTo(area, 9)
})

test('arcs stay arcs and curves stay curves, also rounded corners and those of transformed shapes', () => {
  const circle = '<circle cx="10" cy="10" r="10"/>'
  expect(combined(`${circle}<rect x="10" width="20" height="20"/>`, 'union')).toMatch(
    /^M[^C]*A 10 10 0 [^C]*Z$/,
  )
  expect(combined(`${circle}<path d="M10 5Q50 10 10 15z"/>`, 'union')).toMatch(/Q/)
  const turned = `<ellipse rx="20" ry="10" transform="rotate(30)"/><rect x="-2" y="-2" width="4" height="4"/>`
  expect(areaOfResult(turned, 'union')).toBeCloseTo(Math.PI * 200, 4)
  const skewed = `<rect x="-2" y="-2" width="4" height="4"/><circle r="10" transform="skewX(30) scale(2 -1)"/>`
  expect(areaOfResult(skewed, 'union')).toBeCloseTo(Math.PI * 200, 4)
  const rounded = `<rect width="20" height="10" rx="50%" ry="2"/><rect x="8" y="4" width="1" height="1"/>`
  expect(areaOfResult(rounded, 'union')).toBeCloseTo(200 - (4 - Math.PI) * 20, 4)
})

test('where shapes touch, straight lines get no points', () => {
  const d = combined('<path d="M0 0H10V10H0z"/><path d="M10 0H20V10H10z"/>', 'union')
  expect(d).toMatch(/^M [\d.]+ [\d.]+(?: L [\d.]+ [\d.]+){4} Z$/)
})

test('the result lies in the coordinates of the first shape', () => {
  const shapes = `<rect width="10" height="10" transform="translate(100) scale(2)"/><rect x="110" width="20" height="20"/>`
  expect(areaOfResult(shapes, 'union')).toBeCloseTo(150, 9)
})

test('holes are holes by either fill rule, and that of the shapes counts', () => {
  const frame = 'd="M0 0H30V30H0zM10 10H20V20H10z"'
  const far = '<rect x="50" width="1" height="1"/>'
  expect(areaOfResult(`<path ${frame}/>${far}`, 'union')).toBeCloseTo(901, 9)
  expect(areaOfResult(`<path style="fill-rule:evenodd" ${frame}/>${far}`, 'union')).toBeCloseTo(801, 9)
})

test.each([
  ['<rect width="1" height="1"/>', 'few', 'rect001'],
  ['<rect width="1" height="1"/><text>a</text>', 'kind', 'text001'],
  ['<rect width="1" height="1"/><image/>', 'kind', 'image001'],
  ['<rect width="1" height="1"/><use href="#a"/>', 'kind', 'use001'],
  ['<g/><rect width="1" height="1"/>', 'kind', 'group001'],
  ['<rect width="1" height="1"/><path d="M0 0L1 1L2 0"/>', 'open', 'path001'],
  ['<rect width="1" height="1"/><polyline points="0,0 1,1 2,0"/>', 'open', 'polyline001'],
  ['<rect width="1" height="1"/><path d="M0 0L1 1 ?"/>', 'broken', 'path001'],
  ['<rect width="1" height="1"/><circle r="0"/>', 'flat', 'circle001'],
  ['<rect width="1" height="1"/><rect x="5" width="1" height="1"/>', 'empty', 'rect001'],
])('%s is refused: %s', (inside, problem, id) => {
  expect(combined(inside, 'intersection')).toEqual({ problem, id })
})

test.prop([shapeSource, shapeSource], { numRuns: 60 })(
  'union and intersection together are as large as the parts',
  (one, two) => {
    fc.pre([one, two].every((each) => typeof combined(each + each, 'union') === 'string'))
    const sum = areaOfResult(one + one, 'union') + areaOfResult(two + two, 'union')
    const parts = areaOfResult(one + two, 'union') + areaOfResult(one + two, 'intersection')
    // Coordinates are written with six decimals, on outlines of some hundred units.
    expect(Math.abs(parts - sum)).toBeLessThan(0.01)
    const rest = areaOfResult(one + two, 'difference') + areaOfResult(two + one, 'difference')
    expect(Math.abs(areaOfResult(one + two, 'exclusion') - rest)).toBeLessThan(0.01)
  },
)

test('simplifying keeps corners and merges what lies on one line or curve', () => {
  const simple = (d: string, tolerance: number) => formatPath(simplified(parsePath(d), tolerance))
  expect(simple('M0 0L5 0L10 0L10 5L10 10z', 0.01)).toBe('M0 0 L 10 0 L 10 10z')
  expect(simple('M0 0L10 0L10 10L0 10z', 0.5)).toBe('M0 0L10 0L10 10L0 10z')
  const wave = Array.from({ length: 200 }, (_, x) => `L${x} ${(50 * Math.sin(x / 30)).toFixed(3)}`).join('')
  const result = parsePath(simple(`M0 0${wave}`, 0.5))
  expect(result.segments.length).toBeLessThan(12)
  // A line that comes back is no shorter line.
  expect(simple('M0 0L10 0L5 0L5 20', 0.5)).toContain('10 0')
})

test.prop([
  fc.array(fc.tuple(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 0, max: 400 })), {
    minLength: 3,
    maxLength: 30,
  }),
  fc.constantFrom('L', 'T', 'S'),
  fc.integer({ min: 1, max: 40 }),
])('a simplified path stays within the tolerance', (points, letter, tenths) => {
  const d = `M${points.map(([x, y], index) => (letter === 'S' && index > 0 ? `S${y} ${x} ${x} ${y}` : `${index > 0 ? letter : ''}${x} ${y}`)).join('')}`
  const before = parsePath(d)
  const after = simplified(before, tenths / 10)
  expect(after.segments.length).toBeLessThanOrEqual(before.segments.length)
  expect(distanceTo(before, after)).toBeLessThan(tenths / 10 + 1e-3)
})
