import { boundsOf, centreOf } from '../../model/geometry/bounds.ts'
import { topmost } from '../../model/document/drawing.ts'
import { formatNumber, rounded } from '../../model/text/numbers.ts'
import { isFixed } from '../../model/edit/visibility.ts'
import { handlesOf } from '../../model/geometry/handles.ts'
import { moved, movedHandle, rotated, scaled } from '../../model/geometry/place.ts'
import type { SvgNode } from '../../model/document/svgNode.ts'
import { inverted, transformed, type Point } from '../../model/geometry/matrix.ts'
import { matrixAbove, matrixToPage, pageOf } from '../../model/geometry/viewport.ts'
import type { Mode } from '../keys/binding.ts'
import { gridStep } from '../canvasView.ts'
import type { lineUp } from './lineUp.ts'
import type { Gesture, Pivot, Session } from '../session.ts'

/** Moves, rotates and scales the selection. */
export function placeCommands(session: Session) {
  const { store, atomStore, atoms, say } = session
  /** Finds what others attract; loaded with the first move. */
  let line: ReturnType<typeof lineUp> | undefined
  const loadLine = () =>
    import('./lineUp.ts').then(
      (part) => (line ??= part.lineUp(session)),
      // Offline before the first move: things are moved without it.
      () => undefined,
    )

  const targets = (ids = atomStore.get(atoms.selection)) => {
    const { nodes, root } = store.drawing()
    return topmost(nodes, root, ids)
      .flatMap((id) => store.get(id) ?? [])
      .filter((node) => !isFixed(nodes, node))
  }

  function targetsOf(mode: Mode) {
    if (mode === 'point') return [session.current()]
    // The root has no copies.
    const { root } = store.drawing()
    return mode === 'array' ? targets(atomStore.get(atoms.selection).filter((id) => id !== root)) : targets()
  }

  function begin(mode: Mode) {
    store.endStep()
    if (mode === 'translate' || mode === 'point') void loadLine()
    atomStore.set(atoms.gesture, { originals: targetsOf(mode), x: 0, y: 0 })
    session.setMode(mode)
    say((texts) => texts[`mode.${mode}`])
  }

  function change(gesture: Gesture, how: (node: SvgNode) => SvgNode) {
    atomStore.set(atoms.gesture, gesture)
    store.commit((draft) => {
      for (const original of gesture.originals) {
        // Changes only tag and source of nodes that still exist; children and folding keep their current state.
        const now = draft.get(original.id)
        const next = how(original)
        if (now && (next.tag !== now.tag || next.raw !== now.raw))
          draft.put({ ...now, tag: next.tag, raw: next.raw })
      }
    }, 'gesture')
  }

  /** Moves by one step; with snapping on, to the next grid line. */
  function translate(dx: number, dy: number) {
    const gesture = atomStore.get(atoms.gesture)
    if (!gesture) return
    let { x, y } = { x: gesture.x + dx, y: gesture.y + dy }
    const [first] = gesture.originals
    if (atomStore.get(atoms.view).snap && first) {
      const box = boundsOf(store.drawing().nodes, first, 'parent')
      const snapped = (at: number, by: number) =>
        by === 0
          ? 0
          : (by > 0 ? Math.floor(at / gridStep + 1e-9) + by : Math.ceil(at / gridStep - 1e-9) + by) *
              gridStep -
            at
      if (box) {
        x = gesture.x + snapped(box.x + gesture.x, dx)
        y = gesture.y + snapped(box.y + gesture.y, dy)
      }
    }
    translateTo(gesture, { x, y }, true)
  }

  function translateTo(gesture: Gesture, to: Point, isSaid: boolean) {
    // Rounding, so that ten steps of 0.1 add up to 1.
    const { x, y } = { x: rounded(to.x), y: rounded(to.y) }
    change({ ...gesture, x, y }, (node) => moved(store.drawing().nodes, node, x, y))
    const at = position(gesture.originals[0])
    if (isSaid) say((texts) => texts['say.moved'](spokenOf(gesture), formatNumber(x), formatNumber(y), at))
  }

  /** Names the subject of an announcement: the node, or the number of nodes. */
  const spokenOf = ({ originals }: Gesture) =>
    originals.length === 1 ? (originals[0]?.id ?? '') : originals.length

  const position = (original: SvgNode | undefined) => {
    const node = original && store.get(original.id)
    const box = node && boundsOf(store.drawing().nodes, node, 'parent')
    return box ? `${formatNumber(Number(box.x.toFixed(2)))} ${formatNumber(Number(box.y.toFixed(2)))}` : ''
  }

  /** The pivot in a node's user space. */
  function pivotOf(node: SvgNode, pivot: Pivot | undefined): Point | undefined {
    if (pivot === undefined) return undefined
    const { nodes, root } = store.drawing()
    const box = boundsOf(nodes, node)
    if (!box) return undefined
    if (pivot !== 'page') return { x: box.x + box.width * pivot.x, y: box.y + box.height * pivot.y }
    const page = store.get(root)
    const back = inverted(matrixToPage(nodes, node))
    return page && back && transformed(back, centreOf(pageOf(page)))
  }

  function rotate(degrees: number) {
    const gesture = atomStore.get(atoms.gesture)
    if (!gesture) return
    const next = { ...gesture, x: rounded(gesture.x + degrees) }
    change(next, (node) => rotated(store.drawing().nodes, node, next.x, pivotOf(node, next.pivot)))
    say((texts) => texts['say.turned'](spokenOf(gesture), formatNumber(next.x)))
  }

  /** Scales by percent of the size at the start of the gesture. */
  function scale(percentX: number, percentY: number) {
    const gesture = atomStore.get(atoms.gesture)
    if (!gesture) return
    const x = Math.max(-99, rounded(gesture.x + percentX))
    const y = Math.max(-99, rounded(gesture.y + percentY))
    const next = { ...gesture, x, y }
    change(next, (node) =>
      scaled(store.drawing().nodes, node, 1 + x / 100, 1 + y / 100, pivotOf(node, next.pivot)),
    )
    say((texts) => texts['say.scaled'](spokenOf(gesture), formatNumber(100 + x), formatNumber(100 + y)))
  }

  /** Sets the pivot and reapplies the gesture. */
  function setPivot(choose: (before: { readonly x: number; readonly y: number }) => Pivot) {
    const gesture = atomStore.get(atoms.gesture)
    if (!gesture) return
    const before = typeof gesture.pivot === 'object' ? gesture.pivot : { x: 0.5, y: 0.5 }
    atomStore.set(atoms.gesture, { ...gesture, pivot: choose(before) })
    if (gesture.x === 0 && gesture.y === 0) return
    if (atomStore.get(atoms.mode) === 'rotate') rotate(0)
    else scale(0, 0)
  }

  const handleNow = () => {
    const handles = handlesOf(session.current())
    const field = atomStore.get(atoms.field)
    const at = handles.findIndex(({ keys }) => keys.includes(field))
    return { handles, at: Math.max(0, at) }
  }

  function stepHandle(by: number) {
    const { handles, at } = handleNow()
    const next = handles[(at + by + handles.length) % handles.length]
    if (!next) return
    store.endStep()
    atomStore.set(atoms.field, next.keys[0] ?? '')
    atomStore.set(atoms.gesture, { originals: [session.current()], x: 0, y: 0 })
    say((texts) =>
      texts['say.pointAt'](
        handles.indexOf(next) + 1,
        handles.length,
        formatNumber(next.x),
        formatNumber(next.y),
      ),
    )
  }

  function movePoint(dx: number, dy: number) {
    const gesture = atomStore.get(atoms.gesture)
    const { handles, at } = handleNow()
    const handle = handles[at]
    if (!gesture || !handle) return
    const next = { ...gesture, x: rounded(gesture.x + dx), y: rounded(gesture.y + dy) }
    change(next, (node) => movedHandle(store.drawing().nodes, node, handle, next.x, next.y))
    const now = handlesOf(session.current())[at]
    if (now)
      say((texts) => texts['say.pointAt'](at + 1, handles.length, formatNumber(now.x), formatNumber(now.y)))
  }

  /** Moves the current point onto the nearest other point of the drawing. */
  async function snapPoint() {
    await loadLine()
    const { handles, at } = handleNow()
    const handle = handles[at]
    const target = handle && line?.nearestPoint(session.current(), handle)
    if (handle && target) movePoint(target.x - handle.x, target.y - handle.y)
  }

  return {
    begin,
    setPivot,
    pivotOf,
    snapPoint,
    movePoint,
    targets,
    translate,
    rotate,
    scale,
    stepHandle,
    beginPoint: () => {
      begin('point')
      stepHandle(0)
    },
    finish: () => {
      const gesture = atomStore.get(atoms.gesture)
      const mode = atomStore.get(atoms.mode)
      store.endStep()
      if (gesture && (gesture.x !== 0 || gesture.y !== 0) && mode !== 'point' && mode !== 'array') {
        const { x, y, pivot } = gesture
        const run = () => {
          begin(mode)
          if (pivot !== undefined) setPivot(() => pivot)
          if (mode === 'translate') translate(x, y)
          else if (mode === 'rotate') rotate(x)
          else scale(x, y)
          store.endStep()
          atomStore.set(atoms.gesture, undefined)
          session.setMode('ready')
        }
        atomStore.set(atoms.repeatable, { run })
      }
      atomStore.set(atoms.gesture, undefined)
      session.setMode('ready')
      say((texts) => texts['say.finished']())
    },
    cancel: () => {
      if (atomStore.get(atoms.gesture)) store.rollback()
      atomStore.set(atoms.gesture, undefined)
      session.setMode('ready')
      say((texts) => texts['say.cancelled']())
    },
    /** Sets what is moved onto the nearest line or gap of the others. */
    snapMove: async () => {
      await loadLine()
      const gesture = atomStore.get(atoms.gesture)
      if (gesture && line) translateTo(gesture, line.snap(gesture, gesture, Infinity), true)
    },
    guides: () => {
      const gesture = atomStore.get(atoms.gesture)
      return gesture && atomStore.get(atoms.mode) === 'translate' ? (line?.guides(gesture) ?? []) : []
    },
    /**
     * Handles a pointer drag of a node from one point of the page to another.
     *
     * @param reach distance within which it is brought into line with others, in units of the page
     */
    dragTo: (id: string, start: Point, now: Point, reach: number) => {
      const gesture = atomStore.get(atoms.gesture)
      const node = store.get(id)
      const back = node && inverted(matrixAbove(store.drawing().nodes, node))
      if (!gesture || !back) return
      const [from, to] = [transformed(back, start), transformed(back, now)]
      const isOnGrid = atomStore.get(atoms.view).snap
      const step = isOnGrid ? gridStep : 1
      const onStep = (value: number) => Math.round(value / step) * step
      const amount = { x: onStep(to.x - from.x), y: onStep(to.y - from.y) }
      translateTo(gesture, isOnGrid || !line ? amount : line.snap(gesture, amount, reach), false)
    },
  }
}
