import { prefersReducedMotion } from '@kleinzeug/ui/reduced-motion'
import { useAtomValue, useSetAtom } from 'jotai'
import { useCallback, useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { formatLength } from '../model/length/formatLength.ts'
import { decadeAt, nearestIndex, wayOfDecade, wayOfThing, type Placed } from '../model/scene/layout.ts'
import type { Thing } from '../model/thing.ts'
import { createScene, type Scene } from './scene/createScene.ts'
import { listenToGestures } from './scene/gestures.ts'
import { useSizeComparison } from './SizeComparisonContext.ts'
import { textOf } from './textOf.ts'

interface SceneHandlers {
  /** Somebody moves the scene by hand. */
  readonly onGrab: () => void
  readonly onTap: (id: string) => void
}

/** How often the words about the middle follow while the scene moves, in ms. */
const TELL = 480
/** They follow in as many turns of one frame each: laid out together they would take longer than a frame. */
const TURNS = 4
/** The scene rests when it has not moved for so long, in ms. */
const REST = 100

/** Called with the thing in the middle: at each turn while the scene moves, and without a turn when it rests. */
type Follower = (id: string | undefined, turn: number | undefined) => void

/** The scene on a canvas; tells the state which thing is nearest to its middle. */
export function useScene({ onGrab, onTap }: SceneHandlers) {
  const { state, labels } = useSizeComparison()
  const layout = useAtomValue(state.layout)
  const [picked, other] = useAtomValue(state.pair)
  const canvas = useRef<HTMLCanvasElement>(null)
  const scene = useRef<Scene>(undefined)
  const followers = useRef(new Set<Follower>())
  const setMiddle = useSetAtom(state.middle)
  const middle = useRef<string>(undefined)
  const told = useRef<{ id: string | undefined; at: number; turn: number }>({
    id: undefined,
    at: 0,
    turn: TURNS,
  })
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined)

  const tell = useEffectEvent((id: string | undefined, turn?: number) => {
    for (const follow of followers.current) follow(id, turn)
  })
  const moved = useEffectEvent((way: number, isFast: boolean) => {
    middle.current = layout[nearestIndex(layout, way)]?.thing.id
    const now = performance.now()
    if (!isFast && middle.current !== told.current.id && now - told.current.at >= TELL) {
      told.current = { id: middle.current, at: now, turn: 0 }
      setMiddle(middle.current)
    }
    const { id, turn } = told.current
    if (turn < TURNS) {
      told.current.turn++
      tell(id, turn)
    }
    clearTimeout(resting.current)
    resting.current = setTimeout(() => {
      told.current = { id: middle.current, at: 0, turn: TURNS }
      setMiddle(middle.current)
      tell(middle.current)
    }, REST)
  })
  const grabbed = useEffectEvent(onGrab)
  const tapped = useEffectEvent((placed: Placed) => onTap(placed.thing.id))

  useEffect(() => {
    if (!canvas.current) return undefined
    const created = createScene(canvas.current, { onMove: (way, isFast) => moved(way, isFast) })
    scene.current = created
    const stop = listenToGestures(canvas.current, created, {
      onGrab: () => grabbed(),
      onTap: (placed) => tapped(placed),
    })
    return () => {
      stop()
      created.destroy()
      clearTimeout(resting.current)
      scene.current = undefined
    }
  }, [])

  const labelOf = useCallback((thing: Thing) => textOf(thing, labels), [labels])
  // What was in the middle stays there when things come, go or change their size.
  const laidOut = useRef(layout)
  useEffect(() => {
    const decade = decadeAt(laidOut.current, scene.current?.target() ?? 0)
    scene.current?.show({
      layout,
      picked,
      other,
      textOf: labelOf,
      formatLength: (length) => formatLength(length, labels.language, 1),
    })
    const before = laidOut.current
    laidOut.current = layout
    if (before === layout || middle.current === undefined) return
    scene.current?.jumpTo(wayOfThing(layout, middle.current) ?? wayOfDecade(layout, decade))
  }, [layout, picked, other, labelOf, labels.language])

  const follow = useCallback((follower: Follower) => {
    followers.current.add(follower)
    return () => followers.current.delete(follower)
  }, [])
  const fly = useCallback((way: number) => {
    if (prefersReducedMotion()) scene.current?.jumpTo(way)
    else scene.current?.flyTo(way)
  }, [])
  const move = useCallback((way: number) => {
    if (prefersReducedMotion()) scene.current?.jumpTo(way)
    else scene.current?.moveTo(way)
  }, [])
  const jump = useCallback((way: number) => scene.current?.jumpTo(way), [])
  const target = useCallback(() => scene.current?.target() ?? 0, [])
  const motion = useMemo(() => ({ follow, fly, move, jump, target }), [follow, fly, move, jump, target])
  return { canvas, motion }
}

export type Motion = ReturnType<typeof useScene>['motion']
