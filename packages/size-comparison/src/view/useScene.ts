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

/** The words about the middle are stale once another thing has been there for so long, in ms. */
const STALE = 600
/** The scene rests when it has not moved for so long, in ms. */
const REST = 100

/** Called with the thing in the middle at rest, and once in a movement when the words are stale. */
type Follower = (id: string | undefined, isResting: boolean) => void

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
  const reported = useRef<{ id: string | undefined; until: number | undefined; isStale: boolean }>({
    id: undefined,
    until: undefined,
    isStale: false,
  })
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined)

  const tell = useEffectEvent((isResting: boolean) => {
    for (const follow of followers.current) follow(middle.current, isResting)
  })
  const moved = useEffectEvent((way: number) => {
    middle.current = layout[nearestIndex(layout, way)]?.thing.id
    setMiddle(middle.current)
    const words = reported.current
    const now = performance.now()
    if (middle.current === words.id) words.until = undefined
    else words.until ??= now + STALE
    if (!words.isStale && words.until !== undefined && now >= words.until) {
      words.isStale = true
      tell(false)
    }
    clearTimeout(resting.current)
    resting.current = setTimeout(() => {
      reported.current = { id: middle.current, until: undefined, isStale: false }
      tell(true)
    }, REST)
  })
  const grabbed = useEffectEvent(onGrab)
  const tapped = useEffectEvent((placed: Placed) => onTap(placed.thing.id))

  useEffect(() => {
    if (!canvas.current) return undefined
    const created = createScene(canvas.current, { onMove: (way) => moved(way) })
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
