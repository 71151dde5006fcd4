import type { Point } from '../geometry/matrix.ts'
import { rewritten, runTogether, type WrittenNumber } from '../text/numberText.ts'
import { formatNumber } from '../text/numbers.ts'

/** The losslessly parsed `points` of a polyline or polygon. */
export interface PointList {
  readonly numbers: readonly WrittenNumber[]
  readonly tail: string
  readonly points: readonly Point[]
}

const number = /[\s,]*([+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?)/y

const listOf = (numbers: readonly WrittenNumber[], tail: string): PointList => ({
  numbers,
  tail,
  points: Array.from({ length: Math.floor(numbers.length / 2) }, (_, index) => ({
    x: numbers[2 * index]?.value ?? 0,
    y: numbers[2 * index + 1]?.value ?? 0,
  })),
})

/** Parses a `points` attribute up to the first error. */
export function parsePoints(text: string): PointList {
  const numbers: WrittenNumber[] = []
  let at = 0
  for (;;) {
    number.lastIndex = at
    const [whole, written] = number.exec(text) ?? []
    if (whole === undefined || written === undefined) return listOf(numbers, text.slice(at))
    numbers.push({ gap: whole.slice(0, -written.length), text: written, value: Number(written) })
    at += whole.length
  }
}

export function formatPoints({ numbers, tail }: Pick<PointList, 'numbers' | 'tail'>) {
  let text = ''
  let last = ''
  for (const { gap, text: written } of numbers) {
    text += gap === '' && last !== '' && runTogether(last, written) ? ` ${written}` : gap + written
    last = written
  }
  return text + tail
}

/** The list with each point replaced by the result of `move`. */
export const mapPoints = (list: PointList, move: (point: Point, index: number) => Point): PointList => {
  const moved = list.points.map(move)
  const numbers = list.numbers.map((written, index) => {
    const point = moved[Math.floor(index / 2)]
    return point ? rewritten(written, index % 2 === 0 ? point.x : point.y) : written
  })
  return listOf(numbers, list.tail)
}

const make = (value: number, gap: string) => ({ gap, text: formatNumber(value), value })

/** The list with a point inserted before `index`. */
export function withPoint(list: PointList, index: number, { x, y }: Point): PointList {
  const comma = list.numbers[1]?.gap.includes(',') ?? true
  const added = [make(x, index === 0 ? '' : ' '), make(y, comma ? ',' : ' ')]
  const after = list.numbers.slice(2 * index)
  const [first, ...rest] = after
  const spaced = first && index === 0 ? [{ ...first, gap: first.gap || ' ' }, ...rest] : after
  return listOf([...list.numbers.slice(0, 2 * index), ...added, ...spaced], list.tail)
}

/** The list without the point at `index`. */
export function withoutPoint(list: PointList, index: number): PointList {
  const numbers = list.numbers.toSpliced(2 * index, 2)
  const [first, ...rest] = numbers
  return listOf(first && index === 0 ? [{ ...first, gap: '' }, ...rest] : numbers, list.tail)
}
