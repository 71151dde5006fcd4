/** A place on the map, in pixels from its upper left corner. */
export interface Place {
  readonly x: number
  readonly y: number
  /** On which side of the dot its name stands. */
  readonly side: 'left' | 'right'
  /** How wide the name may be. */
  readonly room: number
}

export interface MapLayout {
  readonly middle: { readonly x: number; readonly y: number }
  readonly places: readonly Place[]
}

/** From here on there is room for names on both sides. */
const WIDE = 560
const GAP = 14
const EDGE = 8

/** Places the neighbours of a card on an ellipse in rows so that no two names meet; on a narrow map on an arc. */
export function layOutMap(count: number, width: number, height: number): MapLayout {
  const isWide = width >= WIDE
  const middle = isWide ? { x: width / 2, y: height / 2 } : { x: 28, y: height / 2 }
  const rows = isWide ? [Math.ceil(count / 2), Math.floor(count / 2)] : [count, 0]
  const [radius, reach] = isWide ? [width * 0.23, height / 2 - 26] : [92, height / 2 - 26]
  const places = Array.from({ length: count }, (_, index): Place => {
    // The first ones stand on the right, where reading begins from the middle.
    const isRight = index < (rows[0] ?? 0)
    const of = rows[isRight ? 0 : 1] ?? 1
    const row = isRight ? index : index - (rows[0] ?? 0)
    const part = of === 1 ? 0 : (row / (of - 1)) * 2 - 1
    const y = middle.y + part * reach * (of < 4 ? 0.6 : 1)
    const away = radius * Math.sqrt(Math.max(0.12, 1 - (part * 0.86) ** 2))
    const x = isRight ? middle.x + away : middle.x - away
    return {
      x,
      y,
      side: isRight ? 'right' : 'left',
      room: Math.max(0, (isRight ? width - x : x) - GAP - EDGE),
    }
  })
  return { middle, places }
}
