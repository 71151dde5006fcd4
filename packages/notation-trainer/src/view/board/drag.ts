import { squareSeenAt } from '../../model/placement.ts'
import type { Square } from '../../model/ply.ts'

/** Distance in px up to which a press is a tap. */
const tapSlack = 4

/** What a moving mouse reports beside `pointermove`; React would look for a handler of each in the whole tree. */
const besideMove = ['mousemove', 'pointerover', 'pointerout', 'mouseover', 'mouseout'] as const

interface DragOptions {
  readonly board: HTMLElement
  /** The element that marks the square under the pointer. */
  readonly marker: HTMLElement
  readonly from: Square
  readonly flipped: boolean
  readonly signal: AbortSignal
  readonly onLift: () => void
  /** @param to the square under the pointer; `undefined` beside the board, where it started, and after Escape */
  readonly onDrop: (to: Square | undefined, piece: SVGElement, offset: string) => void
}

/**
 * Follows a pointer from press to release and moves the piece by its style only: nothing is measured or
 * rendered while the pointer moves.
 */
export function followDrag(event: PointerEvent, piece: SVGElement, options: DragOptions) {
  const { board, marker, from, flipped, signal } = options
  const { pointerId, clientX, clientY } = event
  const box = board.getBoundingClientRect()
  const size = box.width / 8
  // The piece is held at its middle, so that the square under the pointer is the one it covers.
  const own = piece.getBoundingClientRect()
  const startX = own.left + own.width / 2
  const startY = own.top + own.height / 2
  let lifted = false
  let column = -1
  let row = -1

  const end = new AbortController()
  const during = { signal: AbortSignal.any([signal, end.signal]) }

  const putDown = () => {
    end.abort()
    delete piece.dataset['lifted']
    piece.style.transform = ''
    marker.hidden = true
  }
  signal.addEventListener('abort', putDown, { signal: end.signal })

  const stop = (next: Event) => {
    if (lifted) next.stopImmediatePropagation()
  }

  const move = (next: PointerEvent) => {
    if (next.pointerId !== pointerId) return
    if (!lifted) {
      if (Math.hypot(next.clientX - clientX, next.clientY - clientY) < tapSlack) return
      lifted = true
      piece.dataset['lifted'] = ''
      marker.hidden = false
      options.onLift()
    }
    stop(next)
    piece.style.transform = `translate(${next.clientX - startX}px, ${next.clientY - startY}px)`
    const overColumn = Math.floor((next.clientX - box.left) / size)
    const overRow = Math.floor((next.clientY - box.top) / size)
    if (overColumn === column && overRow === row) return
    column = overColumn
    row = overRow
    marker.style.transform = `translate(${column * 100}%, ${row * 100}%)`
    marker.hidden = squareSeenAt(column, row, flipped) === undefined
  }

  const drop = (to: Square | undefined) => {
    const offset = piece.style.transform
    putDown()
    if (lifted) options.onDrop(to === from ? undefined : to, piece, offset)
  }

  const release = (last: PointerEvent) => {
    if (last.pointerId !== pointerId) return
    drop(last.type === 'pointerup' ? squareSeenAt(column, row, flipped) : undefined)
  }

  const giveUp = (pressed: KeyboardEvent) => {
    if (pressed.key === 'Escape' && lifted) drop(undefined)
  }

  const page = board.ownerDocument
  const first = { ...during, capture: true }
  // At the window, so that a move that carries a piece reaches nobody else.
  page.defaultView?.addEventListener('pointermove', move, first)
  for (const type of besideMove) page.defaultView?.addEventListener(type, stop, first)
  page.addEventListener('pointerup', release, during)
  page.addEventListener('pointercancel', release, during)
  page.addEventListener('keydown', giveUp, during)
}
