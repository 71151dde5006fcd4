import type { Frame, View } from '../../model/scene/camera.ts'
import { decades, gridsAt, scaleBar } from '../../model/scene/ruler.ts'
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
 * Below these many pixels a thing is left out, its body is all outline, and its lines and dots would only be a blot;
 * below that strength the dots of the ground are left out: there are most of them. In a fast movement nobody sees more
 * than the outlines of small things, and they are most of what there is to draw.
 */
export const still = { speck: 0.7, outline: 6, lines: 12, dots: 36, ground: 0.08 }
export const fast = { speck: 2, outline: 12, lines: 48, dots: 120, ground: 0.3 }

/** How much is drawn. */
export type Detail = typeof still

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
    const isDashed = drawing.dashed && detail === still
    if (isDashed) context.setLineDash([5 / scale, 4 / scale])
    context.stroke(body)
    if (isDashed) context.setLineDash([])
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

/** Leaves the transform of the thing behind; `ratio` is that of canvas pixels to those of the frame. */
export function paintThing(
  context: CanvasRenderingContext2D,
  ratio: number,
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
  const unit = ratio * scale
  const top = ratio * (frame.ground - height)
  context.setTransform(unit, 0, 0, unit, ratio * left, top)
  paintDrawing(context, drawing, pixels, scale, colours, emphasis, detail)
  if (drawing.mirrored) {
    context.setTransform(-unit, 0, 0, unit, ratio * (left + width), top)
    paintDrawing(context, drawing, pixels, scale, colours, emphasis, detail)
  }
}

/** The dots behind the things, a power of ten apart, and the baseline they stand on. */
export function paintGround(
  context: CanvasRenderingContext2D,
  view: View,
  frame: Frame,
  colours: Colours,
  detail: Detail,
) {
  context.fillStyle = colours.ground
  context.fillRect(0, 0, frame.width, frame.height + NEEDLE)
  context.strokeStyle = colours.grid
  context.lineCap = 'butt'
  for (const { pixels, strength } of gridsAt(view)) {
    if (strength < detail.ground) continue
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
  // Rectangles on whole pixels: strokes would be outlined and smoothed first.
  context.fillStyle = colours.line
  const top = Math.round(frame.ground)
  context.fillRect(0, top, frame.width, 1)
  const [, grid] = gridsAt(view)
  // Ten ticks nearer than that would be a line.
  if (grid && grid.pixels >= 20) {
    const step = grid.pixels / 10
    const offset = frame.width / 2 - view.centre * view.scale
    const start = Math.ceil(-offset / step)
    // Ten ticks to a power of ten: the fifth and the tenth are longer.
    for (let tick = start; tick * step + offset < frame.width; tick++) {
      const length = tick % 10 === 0 ? 9 : tick % 5 === 0 ? 6 : 3
      context.fillRect(Math.round(tick * step + offset), top, 1, length)
    }
  }
}

/** Where the engraved scale lies below the scene: its inset at either side, and the top and height of its slider. */
const scale = { inset: 24, top: 7, height: 44 }

/** The needle of the scale, drawn on the canvas: an element would cost style, layering and a commit for each frame. */
export function paintNeedle(
  context: CanvasRenderingContext2D,
  decade: number,
  frame: Frame,
  colours: Colours,
) {
  const share = Math.min(Math.max((decade - decades.from) / (decades.to - decades.from), 0), 1)
  const x = scale.inset + share * (frame.width - 2 * scale.inset)
  context.fillStyle = colours.accent
  context.fillRect(x - 1.5, frame.height + scale.top, 3, scale.height)
}

/** Height in CSS pixels of the lower end of the canvas, over which the engraved scale lies. */
export const NEEDLE = scale.top + scale.height

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
