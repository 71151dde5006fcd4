import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { catalogue } from '../catalogue/catalogue.ts'
import { thingOf } from '../entries.ts'
import { clampWay, dragged, viewAt } from './camera.ts'
import { decadeAt, layOut, nearestIndex, segmentAt, wayEnd, wayOfDecade } from './layout.ts'
import { hitThing, placeLabels, seenThings } from './visible.ts'

const frame = { width: 1100, height: 400, ground: 344 }
const own = (sizes: readonly number[]) =>
  layOut(sizes.map((size, index) => thingOf({ id: `t${index}`, name: `T${index}`, size })))
const sizes = fc.array(
  fc
    .double({ min: -16, max: 27, noNaN: true })
    .map((exponent) => Math.min(Math.max(10 ** exponent, 1e-16), 1e27)),
  { minLength: 1, maxLength: 60 },
)
const share = fc.double({ min: 0, max: 1, noNaN: true })

describe('the layout', () => {
  test.prop([sizes])('things stand by size, none over another, at every scale', (list) => {
    const layout = own(list)
    for (const [index, placed] of layout.entries()) {
      const before = layout[index - 1]
      if (!before) continue
      expect(placed.thing.size).toBeGreaterThanOrEqual(before.thing.size)
      expect(placed.way).toBeGreaterThan(before.way)
      const gap = placed.x - placed.width / 2 - (before.x + before.width / 2)
      // Relative to the smaller one: no precision is lost however large the numbers are.
      expect(gap / before.width).toBeGreaterThan(0.29)
    }
  })

  test.prop([sizes, share])('a size and the way to it are each other’s inverse', (list, part) => {
    const layout = own(list)
    const way = wayEnd(layout) * part
    const decade = decadeAt(layout, way)
    expect(decadeAt(layout, wayOfDecade(layout, decade))).toBeCloseTo(decade, 6)
    const { index } = segmentAt(layout, way)
    expect(layout[index]?.way ?? 0).toBeLessThanOrEqual(way)
  })

  test('a hundred things of one size all have a place of their own', () => {
    const layout = own(Array.from({ length: 100 }, () => 1))
    expect(new Set(layout.map(({ way }) => nearestIndex(layout, way))).size).toBe(100)
  })
})

describe('the camera', () => {
  test('every thing stands in the middle at its way, from 1e-16 to 1e27 m', () => {
    const layout = layOut([
      ...catalogue.things,
      thingOf({ id: 'least', name: 'least', size: 1e-16 }),
      thingOf({ id: 'most', name: 'most', size: 1e27 }),
    ])
    for (const placed of layout) {
      const { scale, centre } = viewAt(layout, placed.way, frame)
      expect(Math.abs(placed.x - centre) * scale).toBeLessThan(0.01)
      const [width, height] = [placed.width * scale, placed.height * scale]
      expect(height).toBeLessThanOrEqual(frame.ground * 0.621)
      expect(width).toBeLessThanOrEqual(frame.width * 0.421)
      expect(Math.max(height / (frame.ground * 0.62), width / (frame.width * 0.42))).toBeCloseTo(1, 6)
    }
  })

  test.prop([sizes, share])('a small step of the way is a small step of the view', (list, part) => {
    const layout = own(list)
    const way = wayEnd(layout) * part
    const step = 1e-4
    const before = viewAt(layout, way, frame)
    const after = viewAt(layout, clampWay(layout, way + step), frame)
    expect(Math.abs(Math.log10(after.scale / before.scale))).toBeLessThan(2e-3)
    expect(Math.abs(after.centre - before.centre) * before.scale).toBeLessThan(20)
  })

  test.prop([sizes, share, fc.double({ min: -4000, max: 4000, noNaN: true })])(
    'dragging stays on the way and goes the right way',
    (list, part, pixels) => {
      const layout = own(list)
      const way = wayEnd(layout) * part
      const after = dragged(layout, way, pixels, frame)
      expect(after).toBeGreaterThanOrEqual(0)
      expect(after).toBeLessThanOrEqual(wayEnd(layout) + 1e-9)
      if (pixels > 0) expect(after).toBeLessThanOrEqual(way + 1e-9)
      if (pixels < 0) expect(after).toBeGreaterThanOrEqual(way - 1e-9)
    },
  )

  test('nothing to show is no error', () => {
    expect(viewAt([], 3, frame)).toEqual({ scale: 1, centre: 0 })
    expect(dragged([], 0, 50, frame)).toBe(0)
    expect(seenThings([], 0, { scale: 1, centre: 0 }, frame)).toEqual([])
  })
})

describe('what is seen', () => {
  const layout = layOut(catalogue.things)
  const widthOf = () => 90

  test.prop([share])('few things are drawn at any place, in order, the nearest one among them', (part) => {
    const way = wayEnd(layout) * part
    const view = viewAt(layout, way, frame)
    const near = nearestIndex(layout, way)
    const seen = seenThings(layout, near, view, frame)
    expect(seen.length).toBeLessThan(80)
    expect(seen.some(({ index }) => index === near)).toBe(true)
    for (const { left, width } of seen) {
      expect(left).toBeLessThanOrEqual(frame.width)
      expect(left + width).toBeGreaterThanOrEqual(0)
      expect(Number.isFinite(left) && Number.isFinite(width)).toBe(true)
    }
    const labels = placeLabels(seen, frame, widthOf, ({ index }) => Math.abs(index - near))
    expect(labels[0]?.seen.index).toBe(near)
    const ordered = labels.toSorted((a, b) => a.left - b.left)
    for (const [at, label] of ordered.entries()) {
      expect(label.left).toBeGreaterThanOrEqual(0)
      const next = ordered[at + 1]
      if (next) expect(next.left - label.left).toBeGreaterThan(90)
    }
  })

  test.prop([share])('the thing in the middle is hit in its middle', (part) => {
    const placed = layout[Math.round((layout.length - 1) * part)]
    if (!placed) return
    const view = viewAt(layout, placed.way, frame)
    const near = nearestIndex(layout, placed.way)
    const seen = seenThings(layout, near, view, frame)
    const y = frame.ground - (placed.height * view.scale) / 2
    expect(hitThing(seen, [], widthOf, frame, frame.width / 2, y)?.placed.thing.id).toBe(placed.thing.id)
  })
})
