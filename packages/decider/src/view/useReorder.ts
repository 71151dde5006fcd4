import { useRef, type KeyboardEvent, type PointerEvent } from 'react'

/** How far the pointer goes, in CSS pixels, before a press becomes a drag. */
const SLACK = 5

interface Drag {
  readonly row: HTMLElement
  readonly rows: readonly HTMLElement[]
  readonly from: number
  readonly startY: number
  to: number
  moving: boolean
}

function mark({ rows, from, to }: Drag) {
  for (const [index, row] of rows.entries()) {
    const side = index === to && index !== from ? (to < from ? 'before' : 'after') : undefined
    if (side) row.dataset['drop'] = side
    else delete row.dataset['drop']
  }
}

function placeAt(rows: readonly HTMLElement[], from: number, y: number) {
  let place = 0
  for (const [index, row] of rows.entries()) {
    const { top, height } = row.getBoundingClientRect()
    if (index !== from && y > top + height / 2) place++
  }
  return place
}

/**
 * Moving the rows of one list by a handle: dragged by any pointer, or with the arrow, Home and End
 * keys. While dragging only marks on the rows change; the list changes when the handle is let go.
 *
 * @param index the place of the handle's row among its siblings
 * @param onMove called with the new place
 */
export function useReorder(index: number, onMove: (to: number) => void) {
  const drag = useRef<Drag>(undefined)

  const end = () => {
    const ended = drag.current
    drag.current = undefined
    if (!ended?.moving) return undefined
    delete ended.row.dataset['dragging']
    for (const row of ended.rows) delete row.dataset['drop']
    return ended
  }

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const row = event.currentTarget.closest('li')
      if (event.button !== 0 || !row?.parentElement) return
      event.currentTarget.setPointerCapture(event.pointerId)
      const rows = [...row.parentElement.children].filter((child) => child instanceof HTMLElement)
      drag.current = { row, rows, from: index, to: index, startY: event.clientY, moving: false }
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const present = drag.current
      if (!present) return
      if (!present.moving && Math.abs(event.clientY - present.startY) < SLACK) return
      present.moving = true
      present.row.dataset['dragging'] = ''
      present.to = placeAt(present.rows, present.from, event.clientY)
      mark(present)
      present.rows[present.to]?.scrollIntoView({ block: 'nearest' })
    },
    onPointerUp: () => {
      const ended = end()
      if (ended && ended.to !== ended.from) onMove(ended.to)
    },
    onPointerCancel: () => void end(),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.key === 'Escape') end()
      const to = { ArrowUp: index - 1, ArrowDown: index + 1, Home: 0, End: Infinity }[event.key]
      if (to === undefined) return
      event.preventDefault()
      onMove(to)
    },
  }
}
