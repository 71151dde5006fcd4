import { prefersReducedMotion } from '@kleinzeug/ui/reduced-motion'
import { useAtomValue, useSetAtom } from 'jotai'
import { startTransition, useCallback, useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { formatLength } from '../model/length/formatLength.ts'
import { decadeAt, nearestIndex, wayOfDecade, wayOfThing, type Placed } from '../model/scene/layout.ts'
import type { Thing } from '../model/thing.ts'
import { sizeInWords } from '../model/words.ts'
import { createScene, type Scene } from './scene/createScene.ts'
import { listenToGestures } from './scene/gestures.ts'
import { useSizeComparison } from './SizeComparisonContext.ts'

interface SceneHandlers {
  /** Somebody moves the scene by hand. */
  readonly onGrab: () => void
  readonly onTap: (id: string) => void
}

/** How often the thing in the middle is told while the scene moves, in ms. */
const TELL = 240

/** Called for every frame; `isTold` when the words about the middle follow too. */
type Follower = (target: number, isTold: boolean) => void

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
  const toldAt = useRef(0)

  const moved = useEffectEvent((way: number, target: number) => {
    middle.current = layout[nearestIndex(layout, way)]?.thing.id
    // While the scene moves, words that nobody could read would only cost frames.
    const now = performance.now()
    const isTold = way === target || now - toldAt.current >= TELL
    for (const follow of followers.current) follow(target, isTold)
    if (!isTold) return
    toldAt.current = now
    startTransition(() => setMiddle(middle.current))
  })
  const grabbed = useEffectEvent(onGrab)
  const tapped = useEffectEvent((placed: Placed) => onTap(placed.thing.id))

  useEffect(() => {
    if (!canvas.current) return undefined
    const created = createScene(canvas.current, { onMove: (way, target) => moved(way, target) })
    scene.current = created
    const stop = listenToGestures(canvas.current, created, {
      onGrab: () => grabbed(),
      onTap: (placed) => tapped(placed),
    })
    return () => {
      stop()
      created.destroy()
      scene.current = undefined
    }
  }, [])

  const textOf = useCallback(
    (thing: Thing) => ({
      name: thing.name[labels.language].label,
      size: `${thing.isTypical ? `${labels.about} ` : ''}${sizeInWords(thing, labels.language)}`,
    }),
    [labels],
  )
  // What was in the middle stays there when things come, go or change their size.
  const laidOut = useRef(layout)
  useEffect(() => {
    const decade = decadeAt(laidOut.current, scene.current?.target() ?? 0)
    scene.current?.show({
      layout,
      picked,
      other,
      textOf,
      formatLength: (length) => formatLength(length, labels.language, 1),
    })
    const before = laidOut.current
    laidOut.current = layout
    if (before === layout || middle.current === undefined) return
    scene.current?.jumpTo(wayOfThing(layout, middle.current) ?? wayOfDecade(layout, decade))
  }, [layout, picked, other, textOf, labels.language])

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
