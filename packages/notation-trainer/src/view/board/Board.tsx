import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
} from 'react'
import { colorOf, seenAt, squareSeenAt, typeOf, type Placement } from '../../model/placement.ts'
import { files, isSquare, type Color, type MadeMove, type PieceType, type Square } from '../../model/ply.ts'
import { boardKeys } from '../keyTable.ts'
import { followDrag } from './drag.ts'
import { HintArrow } from './HintArrow.tsx'
import { glide, gliding, shake, wayBack } from './motion.ts'
import { PromotionChoice } from './PromotionChoice.tsx'
import { SquareCell } from './SquareCell.tsx'

/** The outcome of a move: accepted, refused, or waiting for the choice of a promotion. */
type MoveAnswer = 'taken' | 'refused' | 'open'

/** The texts of a board; the labels of the trainer have them all. */
export interface BoardLabels {
  board: (flipped: boolean) => string
  boardHelp: string
  squareName: (square: string, color?: Color, piece?: PieceType) => string
  /** Question above the pieces that a pawn can become. */
  promote: string
  pieceName: (piece: PieceType) => string
}

export interface BoardProps {
  placement: Placement
  /** Whether Black is at the bottom. */
  flipped: boolean
  /** Whether pieces can be moved; the squares can be read by keyboard either way. */
  active: boolean
  /** The side to move: a piece of the other one is put down when one of this side is chosen. */
  toMove: Color | undefined
  /** Number of restarts: a picked-up piece is put down when it changes. */
  session: number
  lastMove: { readonly from: Square; readonly to: Square } | undefined
  /** The hinted piece and, in the second stage, its target. */
  hint: { readonly from: Square; readonly to?: Square } | undefined
  /** The targets of the piece on a square; called for the one that is picked up. */
  targetsFrom: (square: Square) => readonly Square[]
  /** Whether the move between two squares needs a choice of the promoted piece. */
  isPromotion: (from: Square, to: Square) => boolean
  /** Called with a move that was made, a promotion with its piece. @returns whether it is accepted; else the piece goes back */
  onMove: (move: MadeMove) => boolean
  labels: BoardLabels
  /** Shown on top of the board. */
  children?: ReactNode
}

/** A piece that was picked up; with `to` a pawn that waits for what it becomes. */
interface Pick {
  readonly from: Square
  readonly to?: Square
  readonly placement: Placement
  readonly session: number
}

/** The square that an event happened on. */
export function squareOf(target: EventTarget) {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-square]') : undefined
  const square = cell?.dataset['square']
  return isSquare(square) ? square : undefined
}

const rows = [0, 1, 2, 3, 4, 5, 6, 7]

/** A chessboard for drag, taps and keyboard, which asks what a pawn becomes. It knows no rules. */
export function Board({
  placement,
  flipped,
  active: isActive,
  toMove,
  session,
  lastMove,
  hint,
  targetsFrom,
  isPromotion,
  onMove,
  labels,
  children,
}: BoardProps) {
  const board = useRef<HTMLDivElement>(null)
  const marker = useRef<HTMLSpanElement>(null)
  const drag = useRef<AbortController>(undefined)
  const wasDragged = useRef(false)
  const droppedOn = useRef<Square>(undefined)
  const shown = useRef({ placement, flipped })
  const [pick, setPick] = useState<Pick>()
  const [promoting, setPromoting] = useState<Pick>()
  const [tabStop, setTabStop] = useState<Square>('e2')
  const helpId = useId()

  // Both end with their position and their run.
  const isCurrent = (one: Pick | undefined) => one?.placement === placement && one.session === session
  const open = isActive && isCurrent(promoting) ? promoting : undefined
  const active = isActive && !open

  const cell = (square: Square) => board.current?.querySelector<HTMLElement>(`[data-square="${square}"]`)
  const pieceOn = (square: Square) => cell(square)?.querySelector('[data-piece]')

  useLayoutEffect(() => {
    const before = shown.current
    shown.current = { placement, flipped }
    const dropped = droppedOn.current
    droppedOn.current = undefined
    if (before.flipped !== flipped) {
      drag.current?.abort()
      // The focus follows its square.
      if (board.current?.matches(':focus-within')) cell(tabStop)?.focus()
      return
    }
    if (before.placement === placement) return
    for (const { from, to } of gliding(before.placement, placement)) {
      if (to !== dropped) glide(pieceOn(to), wayBack(from, to, flipped))
    }
  })

  useEffect(() => {
    if (!active) drag.current?.abort()
  }, [active])

  useEffect(() => () => drag.current?.abort(), [])

  const picked = active && isCurrent(pick) ? pick : undefined
  const targets = picked ? targetsFrom(picked.from) : []
  const pickUp = (from: Square) => setPick({ from, placement, session })
  const putBack = () => setPick(undefined)

  const make = (from: Square, to: Square): MoveAnswer => {
    if (!isPromotion(from, to)) return onMove({ from, to }) ? 'taken' : 'refused'
    setPromoting({ from, to, placement, session })
    return 'open'
  }
  const moveTo = (from: Square, to: Square) => {
    putBack()
    if (make(from, to) === 'refused') shake(pieceOn(from))
  }

  /** A tap or Enter: picks a piece up, puts it back, or moves it here. */
  const press = (square: Square) => {
    if (!active) return
    const code = placement.get(square)
    const held = picked && placement.get(picked.from)
    const isOwn = code && [held && colorOf(held), toMove].includes(colorOf(code))
    if (picked?.from === square) putBack()
    else if (picked && !isOwn) moveTo(picked.from, square)
    else if (code) pickUp(square)
  }

  const startDrag = (event: PointerEvent) => {
    wasDragged.current = false
    const square = squareOf(event.target)
    const piece = square && cell(square)?.querySelector<SVGElement>('[data-piece]')
    if (!active || !piece || !board.current || !marker.current || event.button !== 0 || !event.isPrimary)
      return
    drag.current?.abort()
    drag.current = new AbortController()
    followDrag(event.nativeEvent, piece, {
      board: board.current,
      marker: marker.current,
      from: square,
      flipped,
      signal: drag.current.signal,
      onLift: () => {
        wasDragged.current = true
        pickUp(square)
      },
      onDrop: (to, dragged, offset) => {
        putBack()
        droppedOn.current = to
        if (to && make(square, to) === 'taken') return
        droppedOn.current = undefined
        glide(dragged, offset)
      },
    })
  }

  const click = (event: MouseEvent) => {
    // A drag may end with a click event, which is no tap.
    const endsDrag = wasDragged.current && event.detail > 0
    wasDragged.current = false
    const square = squareOf(event.target)
    if (!square) return
    setTabStop(square)
    if (!endsDrag) press(square)
  }

  const walk = (square: Square) => {
    setTabStop(square)
    cell(square)?.focus()
  }

  const keyDown = (event: KeyboardEvent) => {
    const square = squareOf(event.target)
    if (!square || event.ctrlKey || event.metaKey || event.altKey) return
    const { column, row } = seenAt(square, flipped)
    const binding = boardKeys.find(({ key }) => key === event.key)
    const next = binding?.to?.(column, row)
    if (next) {
      const to = squareSeenAt(...next, flipped)
      if (to) walk(to)
    } else if (binding?.action === 'press') press(square)
    else if (binding?.action === 'putBack' && picked) putBack()
    else return
    event.preventDefault()
  }

  return (
    <div className="notation-trainer-board">
      <span id={helpId} hidden>
        {labels.boardHelp}
      </span>
      <div
        ref={board}
        role="grid"
        className="notation-trainer-squares"
        data-active={active || undefined}
        data-orientation={flipped ? 'black' : 'white'}
        aria-label={labels.board(flipped)}
        aria-describedby={helpId}
        aria-readonly={!active}
        tabIndex={-1}
        onPointerDown={startDrag}
        onClick={click}
        onKeyDown={keyDown}
        onFocus={(event) => {
          const square = squareOf(event.target)
          if (square && square !== tabStop) setTabStop(square)
        }}
      >
        {rows.map((row) => (
          <div key={row} role="row" className="notation-trainer-rank">
            {files.map((_, column) => {
              const square = squareSeenAt(column, row, flipped)
              if (!square) return undefined
              const code = placement.get(square)
              return (
                <SquareCell
                  key={column}
                  square={square}
                  name={
                    code ? labels.squareName(square, colorOf(code), typeOf(code)) : labels.squareName(square)
                  }
                  code={code}
                  dark={(row + column) % 2 === 1}
                  tabStop={square === tabStop}
                  selected={picked?.from === square}
                  target={targets.includes(square)}
                  last={square === lastMove?.from || square === lastMove?.to}
                  hint={square === hint?.from || square === hint?.to}
                  file={row === 7 ? square.charAt(0) : undefined}
                  rank={column === 0 ? square.charAt(1) : undefined}
                />
              )
            })}
          </div>
        ))}
      </div>
      <span ref={marker} className="notation-trainer-marker" hidden aria-hidden="true" />
      {hint?.to && <HintArrow from={hint.from} to={hint.to} flipped={flipped} />}
      {children}
      {open?.to && (
        <PromotionChoice
          color={toMove ?? 'w'}
          label={labels.promote}
          pieceName={labels.pieceName}
          onChoose={(promotion) => {
            setPromoting(undefined)
            if (promotion && open.to) onMove({ from: open.from, to: open.to, promotion })
          }}
        />
      )}
    </div>
  )
}
