import type { Frame, View } from '../../model/scene/camera.ts'
import { gridsAt, scaleBar } from '../../model/scene/ruler.ts'
import type { Label, Seen } from '../../model/scene/visible.ts'
import type { Drawing } from '../../model/thing.ts'
import type { Colours } from './colours.ts'

interface Paths {
  readonly body: Path2D
  readonly lines: Path2D
  readonly dots: Path2D
}

const known = new WeakMap<Drawing, Paths>()

function pathsOf(drawing: Drawing): Paths {
  const before = known.get(drawing)
  if (before) return before
  const paths = {
    body: new Path2D(drawing.body),
    lines: new Path2D(drawing.lines),
    dots: new Path2D(drawing.dots),
  }
  known.set(drawing, paths)
  return paths
}

/**
 * Below these many pixels a thing is left out, its body is all outline, and its lines and dots would only be a blot.
 * In a fast movement nobody sees more than the outlines of small things, and they are most of what there is to draw.
 */
const still = { speck: 0.7, outline: 6, lines: 12, dots: 36 }
const fast = { speck: 2, outline: 12, lines: 48, dots: 120 }

/** How much of a thing is drawn. */
export type Detail = typeof still

/** @param moved how far the scene has gone along the way since the last frame */
export const detailAt = (moved: number): Detail => (Math.abs(moved) > 0.02 ? fast : still)

export type Emphasis = 'picked' | 'other' | undefined

function paintDrawing(
  context: CanvasRenderingContext2D,
  drawing: Drawing,
  pixels: number,
  scale: number,
  colours: Colours,
  emphasis: Emphasis,
  detail: Detail,
) {
  const { body, lines, dots } = pathsOf(drawing)
  const outline = emphasis ? colours.accent : colours.line
  if (drawing.body && pixels < detail.outline) {
    context.fillStyle = outline
    context.fill(body)
  } else if (drawing.body) {
    context.fillStyle = emphasis === 'picked' ? colours.accentSoft : colours.body
    context.fill(body)
    context.strokeStyle = outline
    context.lineWidth = (emphasis ? 1.8 : 1.25) / scale
    if (drawing.dashed && detail === still) context.setLineDash([5 / scale, 4 / scale])
    context.stroke(body)
    context.setLineDash([])
  }
  if (drawing.lines && (pixels >= detail.lines || !drawing.body)) {
    context.strokeStyle = drawing.body ? (emphasis ? colours.accent : colours.detail) : outline
    context.lineWidth = (drawing.body ? 1 : 1.25) / scale
    context.stroke(lines)
  }
  if (drawing.dots && (pixels >= detail.dots || !(drawing.body || drawing.lines))) {
    context.strokeStyle = emphasis ? colours.accent : colours.line
    context.lineWidth = Math.min(Math.max(pixels / 110, 1), 2.6) / scale
    context.stroke(dots)
  }
}

export function paintThing(
  context: CanvasRenderingContext2D,
  { placed, left, width, height }: Seen,
  frame: Frame,
  colours: Colours,
  emphasis: Emphasis,
  detail: Detail,
) {
  const { drawing } = placed.thing
  const scale = width / drawing.width
  const pixels = Math.max(width, height)
  if (pixels < detail.speck) return
  context.save()
  context.translate(left, frame.ground - height)
  context.scale(scale, scale)
  paintDrawing(context, drawing, pixels, scale, colours, emphasis, detail)
  if (drawing.mirrored) {
    context.transform(-1, 0, 0, 1, drawing.width, 0)
    paintDrawing(context, drawing, pixels, scale, colours, emphasis, detail)
  }
  context.restore()
}

/** Dots that are fainter cannot be seen, and there are most of them. */
const FAINTEST = 0.08

/** The dots behind the things, a power of ten apart, and the baseline they stand on. */
export function paintGround(context: CanvasRenderingContext2D, view: View, frame: Frame, colours: Colours) {
  context.fillStyle = colours.ground
  context.fillRect(0, 0, frame.width, frame.height)
  context.strokeStyle = colours.grid
  context.lineCap = 'butt'
  for (const { pixels, strength } of gridsAt(view)) {
    if (strength < FAINTEST) continue
    context.globalAlpha = strength
    const size = strength === 1 ? 2 : 1.5
    const first = (((frame.width / 2 - view.centre * view.scale) % pixels) + pixels) % pixels
    // A dashed line for each row: a rectangle for each dot would be more than a thousand.
    context.lineWidth = size
    context.setLineDash([size, pixels - size])
    context.lineDashOffset = size / 2 - first
    for (let y = frame.ground - pixels; y > -size; y -= pixels) {
      context.beginPath()
      context.moveTo(0, y)
      context.lineTo(frame.width, y)
      context.stroke()
    }
  }
  context.setLineDash([])
  context.lineDashOffset = 0
  context.lineCap = 'round'
  context.globalAlpha = 1
}

export function paintBaseline(context: CanvasRenderingContext2D, view: View, frame: Frame, colours: Colours) {
  context.strokeStyle = colours.line
  context.lineWidth = 1
  context.beginPath()
  context.moveTo(0, Math.round(frame.ground) + 0.5)
  context.lineTo(frame.width, Math.round(frame.ground) + 0.5)
  const [, grid] = gridsAt(view)
  // Ten ticks nearer than that would be a line.
  if (grid && grid.pixels >= 20) {
    const step = grid.pixels / 10
    const offset = frame.width / 2 - view.centre * view.scale
    const start = Math.ceil(-offset / step)
    // Ten ticks to a power of ten: the fifth and the tenth are longer.
    for (let tick = start; tick * step + offset < frame.width; tick++) {
      const x = Math.round(tick * step + offset) + 0.5
      const length = tick % 10 === 0 ? 9 : tick % 5 === 0 ? 6 : 3
      context.moveTo(x, frame.ground)
      context.lineTo(x, frame.ground + length)
    }
  }
  context.stroke()
}

/** A bar of a round length in the upper left corner. */
export function paintScaleBar(
  context: CanvasRenderingContext2D,
  view: View,
  frame: Frame,
  colours: Colours,
  format: (length: number) => string,
) {
  const { length, pixels } = scaleBar(view, frame)
  const [left, top] = [14.5, 17.5]
  context.strokeStyle = colours.textSoft
  context.lineWidth = 1
  context.beginPath()
  context.moveTo(left, top - 4)
  context.lineTo(left, top + 4)
  context.moveTo(left, top)
  context.lineTo(left + pixels, top)
  context.moveTo(left + pixels, top - 4)
  context.lineTo(left + pixels, top + 4)
  context.stroke()
  context.fillStyle = colours.textSoft
  context.textAlign = 'left'
  context.textBaseline = 'middle'
  context.fillText(format(length), left + pixels + 8, top + 1)
}

export interface LabelText {
  readonly name: string
  readonly size: string
}

export function paintLabel(
  context: CanvasRenderingContext2D,
  { seen, left }: Label,
  text: LabelText,
  width: number,
  frame: Frame,
  colours: Colours,
  emphasis: Emphasis,
  isMiddle: boolean,
  detail: Detail,
) {
  const middle = left + width / 2
  const line = frame.ground + 26
  context.textAlign = 'center'
  context.textBaseline = 'alphabetic'
  context.fillStyle = emphasis ? colours.accent : isMiddle ? colours.text : colours.textSoft
  context.fillText(text.name, middle, line)
  if (isMiddle || detail === still) {
    context.fillStyle = isMiddle || emphasis ? colours.text : colours.textSoft
    context.fillText(text.size, middle, line + 17)
  }
  if (!emphasis) return
  // The mark below the baseline shows what is picked without colour, too.
  const x = Math.min(Math.max(seen.left + seen.width / 2, 8), frame.width - 8)
  context.fillStyle = colours.accent
  context.beginPath()
  context.moveTo(x, frame.ground + 3)
  context.lineTo(x - 5, frame.ground + 11)
  context.lineTo(x + 5, frame.ground + 11)
  context.closePath()
  context.fill()
}
