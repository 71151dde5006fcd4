import { clampWay, dragged, eased, flightTime, viewAt, type Frame } from '../../model/scene/camera.ts'
import { decadeAt, nearestIndex, type Placed } from '../../model/scene/layout.ts'
import { hitThing, placeLabels, seenThings, type Label, type Seen } from '../../model/scene/visible.ts'
import type { Thing } from '../../model/thing.ts'
import { readColours, watchColours, type Colours } from './colours.ts'
import {
  fast,
  NEEDLE,
  paintBaseline,
  paintGround,
  paintLabel,
  paintNeedle,
  paintScaleBar,
  paintThing,
  still,
  type Emphasis,
  type LabelText,
} from './paint.ts'

/** What the scene shows, apart from where it is. */
export interface SceneContent {
  readonly layout: readonly Placed[]
  readonly picked: string | undefined
  readonly other: string | undefined
  readonly textOf: (thing: Thing) => LabelText
  readonly formatLength: (length: number) => string
}

export interface SceneEvents {
  /** Called for every frame that was drawn. */
  readonly onMove: (way: number) => void
}

interface Flight {
  readonly from: number
  readonly to: number
  readonly start: number
  readonly time: number
}

interface Measured {
  readonly text: LabelText
  readonly width: number
}

/** Room below the baseline for labels. */
const LABELS = 56
/** Movements of more than that along the way in a ms are fast. */
const FAST = 0.0012
/** A frame that comes later, in ms, moves no further. */
const LATE = 64
/** How fast the place follows the wheel and the slider: the time constant in ms. */
const FOLLOW = 70

/** Draws on a canvas and moves along the way, outside of React; it draws only while something changes. */
export function createScene(canvas: HTMLCanvasElement, { onMove }: SceneEvents) {
  const context = canvas.getContext('2d', { alpha: false })
  let frame: Frame = { width: 0, height: 0, ground: 0 }
  let content: SceneContent | undefined
  let colours: Colours | undefined
  let font = ''
  let way = 0
  let drawnWay = 0
  let drawnAt = 0
  let isFast = false
  let target = 0
  let flight: Flight | undefined
  let request = 0
  let time = 0
  let shown: { seen: readonly Seen[]; labels: readonly Label[] } = { seen: [], labels: [] }
  const labelled = new Map<string, Measured>()
  const barTexts = new Map<number, string>()

  const emphasisOf = (id: string): Emphasis =>
    id === content?.picked ? 'picked' : id === content?.other ? 'other' : undefined

  /** The label of a thing and its width, made once. */
  function measured({ thing }: Placed): Measured {
    const before = labelled.get(thing.id)
    if (before || !context || !content) return before ?? { text: { name: '', size: '' }, width: 0 }
    const text = content.textOf(thing)
    const width = Math.max(context.measureText(text.name).width, context.measureText(text.size).width)
    labelled.set(thing.id, { text, width })
    return { text, width }
  }
  const widthOf = ({ placed }: Seen) => measured(placed).width

  function draw() {
    if (!context || !content || frame.width === 0) return
    colours ??= readColours(canvas)
    const ratio = canvas.width / frame.width
    context.setTransform(ratio, 0, 0, ratio, 0, 0)
    context.lineCap = 'round'
    // Corners of a pixel and a half: round ones would be the larger part of a long outline.
    context.lineJoin = isFast ? 'bevel' : 'round'
    context.font = font
    const { layout, formatLength } = content
    const view = viewAt(layout, way, frame)
    const detail = isFast ? fast : still
    paintGround(context, view, frame, colours, detail)
    shown = { seen: [], labels: [] }
    if (layout.length === 0) return
    const near = nearestIndex(layout, way)
    const seen = seenThings(layout, near, view, frame)
    for (const each of seen)
      paintThing(context, ratio, each, frame, colours, emphasisOf(each.placed.thing.id), detail)
    context.setTransform(ratio, 0, 0, ratio, 0, 0)
    paintBaseline(context, view, frame, colours)
    paintNeedle(context, decadeAt(layout, target), frame, colours)
    paintScaleBar(context, view, frame, colours, (length) => {
      // Formatting is slow, and there are three lengths to a power of ten.
      const text = barTexts.get(length) ?? formatLength(length)
      barTexts.set(length, text)
      return text
    })
    const labels = placeLabels(seen, frame, widthOf, ({ index, placed: { thing } }) =>
      index === near ? -2 : emphasisOf(thing.id) ? -1 : Math.abs(index - near),
    )
    for (const label of labels) {
      const { placed, index } = label.seen
      paintLabel(
        context,
        label,
        measured(placed).text,
        measured(placed).width,
        frame,
        colours,
        emphasisOf(placed.thing.id),
        index === near,
        detail,
      )
    }
    shown = { seen, labels }
  }

  function step(now: number) {
    request = 0
    const passed = Math.min(now - time, LATE)
    time = now
    if (flight) {
      const part = Math.min((now - flight.start) / flight.time, 1)
      way = flight.from + (flight.to - flight.from) * eased(part)
      if (part === 1) flight = undefined
    } else if (way !== target) {
      way += (target - way) * (1 - Math.exp(-passed / FOLLOW))
      if (Math.abs(target - way) < 2e-4) way = target
    }
    // By time, as two frames may follow each other closely after a late one.
    isFast = way !== target && Math.abs(way - drawnWay) > FAST * Math.min(now - drawnAt, LATE)
    drawnWay = way
    drawnAt = now
    draw()
    onMove(way)
    if (flight || way !== target) schedule()
  }

  function schedule() {
    if (request !== 0) return
    time = performance.now()
    request = requestAnimationFrame(step)
  }

  function resize() {
    const box = canvas.getBoundingClientRect()
    const ratio = Math.min(devicePixelRatio, 2)
    const height = box.height - NEEDLE
    frame = { width: box.width, height, ground: height - LABELS }
    canvas.width = Math.round(box.width * ratio)
    canvas.height = Math.round(box.height * ratio)
    // The font of the element, as the canvas writes it.
    const style = getComputedStyle(canvas)
    font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`
    draw()
  }

  const observer = new ResizeObserver(resize)
  observer.observe(canvas)
  const unwatch = watchColours(canvas, () => {
    colours = undefined
    schedule()
  })
  let isGone = false
  void document.fonts?.ready.then(() => {
    labelled.clear()
    if (!isGone) schedule()
  })

  const scene = {
    show(next: SceneContent) {
      // The label of an own entry changes with the entry.
      if (next.textOf !== content?.textOf || next.layout !== content.layout) labelled.clear()
      if (next.formatLength !== content?.formatLength) barTexts.clear()
      content = next
      way = clampWay(next.layout, way)
      target = clampWay(next.layout, target)
      schedule()
    },
    /** Where the movement ends. */
    target: () => target,
    way: () => way,
    isMoving: () => flight !== undefined || way !== target,
    /** Follows quickly, as the wheel and the slider want it. */
    moveTo(next: number) {
      if (!content) return
      flight = undefined
      target = clampWay(content.layout, next)
      schedule()
    },
    jumpTo(next: number) {
      if (!content) return
      flight = undefined
      way = target = clampWay(content.layout, next)
      schedule()
    },
    flyTo(next: number) {
      if (!content) return
      target = clampWay(content.layout, next)
      flight = { from: way, to: target, start: performance.now(), time: flightTime(target - way) }
      schedule()
    },
    drag(pixels: number) {
      if (content) scene.jumpTo(dragged(content.layout, way, pixels, frame))
    },
    hit: (x: number, y: number) => hitThing(shown.seen, shown.labels, widthOf, frame, x, y)?.placed,
    destroy() {
      isGone = true
      observer.disconnect()
      unwatch()
      cancelAnimationFrame(request)
    },
  }
  return scene
}

export type Scene = ReturnType<typeof createScene>
