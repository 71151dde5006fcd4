import { parse, type HTMLElement } from 'node-html-parser'
import { layOutDots } from '../../src/frame/logo/layOutDots.ts'
import { pointsOf, type Point } from './pathPoints.ts'

/** What a dot of a drawing stands for; `erased` shows the ground. */
export type DotTone = 'accent' | 'lit' | 'faint' | 'erased'

const tones: ReadonlyArray<readonly [DotTone, RegExp]> = [
  ['erased', /\bd-(sunken|paper|on)\b/],
  ['accent', /\b(d-accent|d-fill|drawing-mark|drawing-accent)\b/],
  ['lit', /\b(d-lit|d-stroke|d-solid|d-mono|d-text|drawing-line|drawing-bar)\b/],
  ['faint', /\b(d-line|drawing-track|drawing-rule|drawing-limit)\b/],
]
const isOutline = (classes: string) =>
  /\b(d-stroke|d-accent|drawing-line|drawing-rule|drawing-limit)\b/.test(classes)

function toneOf(shape: HTMLElement): DotTone {
  const classes = shape.getAttribute('class') ?? ''
  if (classes.includes('drawing-line') && shape.hasAttribute('data-marked')) return 'accent'
  return tones.find(([, pattern]) => pattern.test(classes))?.[0] ?? 'lit'
}

const numberOf = (shape: HTMLElement, name: string) => Number(shape.getAttribute(name) ?? 0)

/** The corners of a shape, in units of its drawing. */
function cornersOf(shape: HTMLElement): Point[][] {
  const of = (name: string) => numberOf(shape, name)
  if (shape.rawTagName === 'path') return pointsOf(shape.getAttribute('d') ?? '')
  if (shape.rawTagName === 'rect') {
    const [left, top] = [of('x'), of('y')]
    const [right, bottom] = [left + of('width'), top + of('height')]
    return pointsOf(`M${left} ${top}H${right}V${bottom}H${left}Z`)
  }
  const turn = (part: number): Point => [
    of('cx') + of('r') * Math.cos(part),
    of('cy') + of('r') * Math.sin(part),
  ]
  return [Array.from({ length: 33 }, (_, at) => turn((at / 16) * Math.PI))]
}

/** Whether a point is inside of an outline, by the even-odd rule. */
const isInside = ([x, y]: Point, outline: readonly Point[]) =>
  outline.reduce((inside, [ax, ay], at) => {
    const [bx, by] = outline[(at + 1) % outline.length]!
    const crosses = ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax
    return crosses ? !inside : inside
  }, false)

/** How far a group is moved; drawings use no other transformation. */
function offsetOf(shape: HTMLElement): Point {
  const group = shape.closest('g[transform]')
  const [, x, y] = /translate\((-?[\d.]+)[ ,]+(-?[\d.]+)\)/.exec(group?.getAttribute('transform') ?? '') ?? []
  return [Number(x ?? 0), Number(y ?? 0)]
}

/** Height of words above their place, in units of a drawing. */
const wordHeight = 14
/** As much of the matrix as a drawing of a tool takes: the title stands close below. */
const share = 0.92

/** What a drawing takes of its own plane: left, top, width and height; how wide its words are depends on the matrix. */
function boxOf(root: HTMLElement): readonly [number, number, number, number] {
  const points = root.querySelectorAll('rect, circle, path, text').flatMap((shape) => {
    const [dx, dy] = offsetOf(shape)
    const corners: Point[] =
      shape.rawTagName === 'text'
        ? [0, wordHeight].map((above): Point => [numberOf(shape, 'x'), numberOf(shape, 'y') - above])
        : cornersOf(shape).flat()
    return corners.map(([x, y]): Point => [x + dx, y + dy])
  })
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  return [left, top, Math.max(...xs) - left, Math.max(...ys) - top]
}

/**
 * A drawing of the site as lit dots of a matrix. That of a tool keeps its proportions and its words, and fills the
 * matrix; a chart is stretched to it, and its words, too small to be read there, are left out.
 *
 * @param svg its markup, of which every shape has one of the classes in drawing.css
 * @returns the tone of each dot, by its place: `row * columns + column`
 */
export function dotsOf(svg: string, columns: number, rows: number, isChart: boolean): Map<number, DotTone> {
  const root = parse(svg).querySelector('svg')!
  const plane = (root.getAttribute('viewBox') ?? root.getAttribute('viewbox') ?? '').split(' ').map(Number)
  const [x0, y0, width, height] = isChart ? [0, 0, plane[2] ?? 1, plane[3] ?? 1] : boxOf(root)
  const least = share * Math.min(columns / width, rows / height)
  const [scaleX, scaleY] = isChart ? [(columns - 1) / width, (rows - 1) / height] : [least, least]
  const [left, top] = [
    (columns - width * scaleX) / 2 - x0 * scaleX,
    (rows - height * scaleY) / 2 - y0 * scaleY,
  ]
  const dots = new Map<number, DotTone>()
  const light = (x: number, y: number, tone: DotTone) => {
    const [column, row] = [Math.floor(x), Math.floor(y)]
    if (column >= 0 && column < columns && row >= 0 && row < rows) dots.set(row * columns + column, tone)
  }

  for (const shape of root.querySelectorAll('rect, circle, path, text')) {
    const tone = toneOf(shape)
    const [dx, dy] = offsetOf(shape)
    const place = ([x, y]: Point): Point => [(x + dx) * scaleX + left, (y + dy) * scaleY + top]
    if (shape.rawTagName === 'text') {
      if (isChart) continue
      const { lit, columns: wide } = layOutDots(shape.textContent)
      const [x, y] = place([numberOf(shape, 'x'), numberOf(shape, 'y')])
      const start = shape.getAttribute('text-anchor') === 'middle' ? x - wide / 2 : x - 1
      for (const dot of lit) light(start + dot.column, y - 8 + dot.row, tone)
      continue
    }
    for (const outline of cornersOf(shape)) {
      const points = outline.map(place)
      const xs = points.map(([x]) => x)
      const ys = points.map(([, y]) => y)
      if (!isOutline(shape.getAttribute('class') ?? ''))
        for (let row = Math.floor(Math.min(...ys)); row <= Math.max(...ys); row++)
          for (let column = Math.floor(Math.min(...xs)); column <= Math.max(...xs); column++)
            if (isInside([column + 0.5, row + 0.5], points)) light(column, row, tone)
      if (tone === 'erased') continue
      // The outline too: a bar thinner than a dot is still seen.
      points.slice(1).forEach(([x, y], at) => {
        const [fromX, fromY] = points[at]!
        const steps = Math.max(1, Math.ceil(Math.hypot(x - fromX, y - fromY) * 2))
        for (let step = 0; step <= steps; step++)
          light(fromX + ((x - fromX) * step) / steps, fromY + ((y - fromY) * step) / steps, tone)
      })
    }
  }
  return dots
}
