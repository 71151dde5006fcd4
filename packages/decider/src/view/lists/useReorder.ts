import { useRef, type KeyboardEvent, type PointerEvent } from 'react'

/** Distance in CSS pixels after which a press becomes a drag. */
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
 * Event handlers for a handle that reorders the rows of a list, by drag and by the arrow, Home and End keys.
 * During a drag only attributes of the rows change; `onMove` is called on release.
 *
 * @param index the index of the handle's row
 * @param onMove called with the new index
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
      const current = drag.current
      if (!current) return
      if (!current.moving && Math.abs(event.clientY - current.startY) < SLACK) return
      current.moving = true
      current.row.dataset['dragging'] = ''
      current.to = placeAt(current.rows, current.from, event.clientY)
      mark(current)
      current.rows[current.to]?.scrollIntoView({ block: 'nearest' })
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
