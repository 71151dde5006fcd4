import { fc, test } from '@fast-check/vitest'
import { describe, expect, test as plain } from 'vitest'
import { boxAround } from '../geometry/bounds.ts'
import { commandOf, formatPath, parsePath, pathCommands, rolesOf } from './pathData.ts'
import { converted, withCoordinates } from './pathConvert.ts'
import { movedPath, movedPoint, scaledPath, withNewSegment, withoutSegment } from './pathEdit.ts'
import { reversedPath, split } from './pathSplit.ts'
import { pathPoints } from './pathPoints.ts'
import { cubicsOf, trace } from './pathGeometry.ts'

const number = fc.integer({ min: -500, max: 500 }).map((n) => n / 4)
const command = fc
  .constantFrom(...pathCommands)
  .chain((letter) =>
    fc
      .tuple(
        ...rolesOf(letter).map((role) =>
          /large|sweep/.test(role)
            ? fc.constantFrom(0, 1)
            : role.startsWith('r.')
              ? number.map((n) => Math.abs(n) + 1)
              : number,
        ),
      )
      .map((values) => letter + values.join(' ')),
  )
const path = fc
  .tuple(number, number, fc.array(command, { maxLength: 12 }))
  .map(([x, y, rest]) => `M${x} ${y}${rest.join('')}`)

/** Points sampled along the path. */
const drawn = (d: string) =>
  trace(parsePath(d).segments)
    .filter(({ command: letter }) => !'Mm'.includes(letter))
    .flatMap(cubicsOf)
    .flatMap((points) => points.map(({ x, y }) => [x, y]))

const near = (one: readonly number[][], other: readonly number[][]) => {
  expect(one.length).toBe(other.length)
  for (const [index, [x = 0, y = 0]] of one.entries()) {
    expect(Math.abs(x - (other[index]?.[0] ?? NaN))).toBeLessThan(0.01)
    expect(Math.abs(y - (other[index]?.[1] ?? NaN))).toBeLessThan(0.01)
  }
}

test.prop([fc.string()])('any text is taken apart and put together the same', (text) => {
  expect(formatPath(parsePath(text))).toBe(text)
})

test.prop([fc.string({ unit: fc.constantFrom(...'MmLlHhVvCcSsQqTtAaZz0123456789.-+eE, \n'.split('')) })])(
  'any path text too, however packed',
  (text) => {
    expect(formatPath(parsePath(text))).toBe(text)
  },
)

test('flags of an arc may stand without anything between', () => {
  const { segments, errorAt } = parsePath('M0 0a1 1 0 01.5.5 1 1 0 1120 3')
  expect(errorAt).toBeUndefined()
  expect(segments.map(({ args }) => args.map(({ value }) => value))).toEqual([
    [0, 0],
    [1, 1, 0, 0, 1, 0.5, 0.5],
    [1, 1, 0, 1, 1, 20, 3],
  ])
})

test('an error keeps what is before it, and the rest as it is', () => {
  const broken = parsePath('M1 1L2 2L3 ?')
  expect(broken.segments).toHaveLength(2)
  expect(broken.errorAt).toBe(8)
})

test.prop([path])('absolute, relative and back draws the same', (d) => {
  const once = formatPath(withCoordinates(parsePath(d), true))
  near(drawn(once), drawn(d))
  near(drawn(formatPath(withCoordinates(parsePath(once), false))), drawn(d))
})

test.prop([path, number, number])('moving moves every point by the same', (d, dx, dy) => {
  const moved = formatPath(movedPath(parsePath(d), dx, dy))
  near(
    drawn(moved),
    drawn(d).map(([x = 0, y = 0]) => [x + dx, y + dy]),
  )
})

test.prop([path, fc.nat(), number, number])(
  'moving one point moves no end point but its own',
  (d, pick, dx, dy) => {
    const before = parsePath(d)
    const points = pathPoints(before.segments)
    const point = points[pick % points.length]
    if (!point) return
    const after = movedPoint(before, point.segment, point.name, dx, dy)
    const [old, now] = [trace(before.segments), trace(after.segments)]
    for (const [index, { command: letter, to }] of old.entries()) {
      const own = index === point.segment && point.name === 'to'
      // H and V share a coordinate with the point before; a Z ends where its subpath begins.
      if (/[HhVvZz]/.test(letter) || /[HhVv]/.test(old[index - 1]?.command ?? '')) return
      const expected = own ? { x: to.x + dx, y: to.y + dy } : to
      expect(
        Math.hypot((now[index]?.to.x ?? NaN) - expected.x, (now[index]?.to.y ?? NaN) - expected.y),
      ).toBeLessThan(0.001)
    }
  },
)

test.prop([path, fc.nat()])('splitting ends where it ended', (d, pick) => {
  const before = parsePath(d)
  const at = pick % before.segments.length
  const after = split(before, at)
  expect(trace(after.segments).at(-1)?.to.x).toBeCloseTo(trace(before.segments).at(-1)?.to.x ?? NaN, 3)
  expect(after.segments.length - before.segments.length).toBeLessThanOrEqual(1)
})

const box = (text: string) => boxAround(drawn(text).map(([x = 0, y = 0]) => ({ x, y })))

test.prop([path])('reversed it covers the same box', (d) => {
  const [one, two] = [box(d), box(formatPath(reversedPath(parsePath(d))))]
  if (!one || !two) return
  expect(two.width).toBeLessThanOrEqual(one.width + 0.01)
})

describe('every command of the grammar', () => {
  plain.for('lhvcsqta'.split(''))('a line becomes %s and still leads to its end', (letter) => {
    const line = parsePath('M10 10L40 30L60 30')
    const { segments } = converted(line, 1, commandOf(letter) ?? 'l')
    expect(segments[1]?.command).toBe(letter)
    const { to } = trace(segments)[1] ?? { to: { x: NaN, y: NaN } }
    expect([letter === 'v' ? 40 : to.x, letter === 'h' ? 30 : to.y]).toEqual([40, 30])
  })

  plain.for(pathCommands)('%s can be added and removed', (letter) => {
    const start = parsePath('M 200 200')
    const added = withNewSegment(start, 0, letter)
    expect(added.segments[1]?.command).toBe(letter)
    expect(parsePath(formatPath(added)).errorAt).toBeUndefined()
    expect(formatPath(withoutSegment(added, 1))).toBe('M 200 200')
  })
})

test('the first command stays', () => {
  expect(formatPath(withoutSegment(parsePath('M1 1L2 2'), 0))).toBe('M1 1L2 2')
})

test('a full arc scaled unevenly keeps its ends', () => {
  const scaled = scaledPath(parsePath('M0 0a10 5 30 1 1 4 4'), 2, 3, { x: 0, y: 0 })
  expect(trace(scaled.segments).at(-1)?.to).toEqual({ x: 8, y: 12 })
})
