import { useAtomValue, useSetAtom } from 'jotai'
import { useLayoutEffect, useRef, type RefObject } from 'react'
import type { Course } from '../../model/course.ts'
import { advance, atRest, follow, motionOn, placeOf, type Motion } from '../../model/motion.ts'
import type { Point } from '../../model/path.ts'
import { useSmoothEye } from '../SmoothEyeContext.ts'
import { TRAIL } from '../window/trail.ts'
import { useFrames } from './useFrames.ts'

/** How far apart the dots of the trail are in time, in ms. */
const TRAIL_STEP = 35

interface Sight extends Point {
  readonly moved: number
}

/** What is drawn now, outside of React. */
interface Drawing {
  motion: Motion
  /** Milliseconds of movement at the last frame. */
  moved: number
  /** The middle of the field on the page at the last frame. */
  middle: Point
  /** Size of the field that the middle belongs to. */
  size: string
  /** Where the dot was lately, the newest last. */
  sights: Sight[]
  session: number
}

/** On the page, so that scrolling does not change it. */
const middleOf = (box: Element): Point => {
  const { left, top, width, height } = box.getBoundingClientRect()
  return { x: left + width / 2 + globalThis.scrollX, y: top + height / 2 + globalThis.scrollY }
}
const sizeOf = (box: Element) => `${box.clientWidth} ${box.clientHeight}`

/** What was drawn, in the coordinates of a field whose middle has moved. */
const shifted = (sights: readonly Sight[], shift: Point) =>
  sights.map(({ x, y, moved }) => ({ x: x + shift.x, y: y + shift.y, moved }))

const put = (circle: Element | null | undefined, { x, y }: Point) => {
  circle?.setAttribute('cx', x.toFixed(2))
  circle?.setAttribute('cy', y.toFixed(2))
}

function draw(box: HTMLElement, { motion, moved, sights }: Drawing, isMarked: boolean) {
  const place = placeOf(motion)
  const dot = box.querySelector('.smooth-eye-dot')
  put(dot, place)
  dot?.toggleAttribute('data-marked', isMarked)
  // On its way back into a field that has shrunk it is seen outside of it.
  box.toggleAttribute('data-gliding', motion.glide !== undefined)
  let at = sights.length - 1
  for (const [index, circle] of [...(box.querySelector('.smooth-eye-trail')?.children ?? [])].entries()) {
    while (at > 0 && sights[at]!.moved > moved - (index + 1) * TRAIL_STEP) at--
    put(circle, sights[at] ?? place)
  }
}

/**
 * Moves the dot and its trail in `box`, frame by frame and without a render. When the course has become another one
 * while it moves, it glides there.
 */
export function useDot(box: RefObject<HTMLElement | null>, course: Course): void {
  const { state } = useSmoothEye()
  const status = useAtomValue(state.status)
  const session = useAtomValue(state.session)
  const frame = useSetAtom(state.frame)
  const drawing = useRef<Drawing>(undefined)

  useLayoutEffect(() => {
    if (!box.current) return
    const size = sizeOf(box.current)
    const middle = middleOf(box.current)
    const present = drawing.current
    const isNew = present?.session !== session
    if (!present || status === 'ready')
      drawing.current = { motion: motionOn(course), moved: 0, middle, size, sights: [], session }
    else {
      const isMoved = status === 'running' && present.size !== size
      const shift = isMoved
        ? { x: present.middle.x - middle.x, y: present.middle.y - middle.y }
        : { x: 0, y: 0 }
      const followed =
        present.motion.course === course && !isNew
          ? present.motion
          : follow(present.motion, course, shift, isNew)
      drawing.current = {
        ...present,
        // At rest nobody follows it: it is put at once where another course has it.
        motion:
          status === 'running' || followed === present.motion ? followed : { ...followed, glide: undefined },
        moved: isNew ? 0 : present.moved,
        sights: isNew ? [] : shifted(present.sights, shift),
        middle,
        size,
        session,
      }
    }
    draw(box.current, drawing.current, false)
  }, [box, course, session, status])

  useLayoutEffect(() => {
    if (status === 'running' && drawing.current) drawing.current.motion = atRest(drawing.current.motion)
  }, [status])

  useFrames(status === 'running', () => {
    const present = drawing.current
    if (!box.current || !present) return
    const { moved, isMarked } = frame()
    // A new size is followed once it is rendered, in the same frame; until then the middle is that of the old one.
    if (present.size === sizeOf(box.current)) {
      const middle = middleOf(box.current)
      const shift = { x: present.middle.x - middle.x, y: present.middle.y - middle.y }
      // Fractions of a pixel are rounding.
      if (Math.hypot(shift.x, shift.y) > 0.5) {
        present.motion = follow(present.motion, present.motion.course, shift)
        present.sights = shifted(present.sights, shift)
      }
      present.middle = middle
    }
    present.motion = advance(present.motion, Math.max(0, moved - present.moved) / 1000)
    present.moved = moved
    const oldest = moved - (TRAIL.length + 1) * TRAIL_STEP
    present.sights = present.sights.filter((sight) => sight.moved > oldest)
    present.sights.push({ ...placeOf(present.motion), moved })
    draw(box.current, present, isMarked)
  })
}
