import { useAtomValue, useSetAtom } from 'jotai'
import { useMemo, useRef, useState, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react'
import { drawingsOf, withDrawing, type DrawingColor } from '../../model/pgn/drawing.ts'
import { readPlacement, squareSeenAt } from '../../model/placement.ts'
import { isSquare, type MadeMove, type Square } from '../../model/ply.ts'
import { commentAt, playAt } from '../../model/repertoire/editTrees.ts'
import { isPromotion, plyFrom, targetsFrom } from '../../model/rules.ts'
import { writePly } from '../../model/notation.ts'
import { HintArrow } from '../board/HintArrow.tsx'
import { Board } from '../board/Board.tsx'
import { useTreeTool } from './useTreeTool.ts'
import { SquareMark } from './SquareMark.tsx'

interface TreeBoardProps {
  flipped: boolean
  /** The colour to draw with; `isDrawing` whether taps draw. */
  color: DrawingColor
  isDrawing: boolean
}

const squareIn = (target: EventTarget) => {
  const square =
    target instanceof Element ? target.closest<HTMLElement>('[data-square]')?.dataset['square'] : undefined
  return isSquare(square) ? square : undefined
}

/** The board of the tree: a move is followed or added; arrows and squares are drawn on it. */
export function TreeBoard({ flipped, color, isDrawing }: TreeBoardProps) {
  const { state, labels, tree, announce } = useTreeTool()
  const trees = useAtomValue(tree.trees)
  const { place, fen, node, next, comment } = useAtomValue(tree.stand)
  const isEdited = useAtomValue(tree.repertoire) !== undefined
  const { notation } = useAtomValue(state.settings)
  const edit = useSetAtom(tree.edit)
  const [first, setFirst] = useState<Square>()
  const pressed = useRef<Square>(undefined)
  const placement = useMemo(() => readPlacement(fen), [fen])
  const toMove = fen.split(' ')[1] === 'b' ? 'b' : 'w'
  const started = isDrawing ? first : undefined

  const play = (move: MadeMove) => {
    const known = next.find(
      ({ ply }) => ply.from === move.from && ply.to === move.to && ply.promotion === move.promotion,
    )
    const ply = known?.ply ?? (isEdited ? plyFrom(fen, move) : undefined)
    if (!ply) return false
    edit(playAt(trees, place, ply), 'play')
    announce((known ? labels.moveFollowed : labels.moveAdded)(writePly(ply, notation)))
    return true
  }
  const draw = (from: Square, to: Square) => {
    setFirst(undefined)
    const drawing = from === to ? { color, from } : { color, from, to }
    edit(commentAt(trees, place, withDrawing(comment, drawing)), 'draw')
    announce(from === to ? labels.mark(color, from) : labels.arrow(color, from, to))
  }
  /** Draws with two squares one after the other. */
  const press = (square: Square) => {
    if (started) draw(started, square)
    else {
      setFirst(square)
      announce(labels.drawFrom(square))
    }
  }

  const draws = (event: PointerEvent) => isEdited && (event.button === 2 || (isDrawing && event.button === 0))
  const pointerDown = (event: PointerEvent) => {
    pressed.current = draws(event) ? squareIn(event.target) : undefined
  }
  const pointerUp = ({ currentTarget, clientX, clientY, button }: PointerEvent) => {
    const from = pressed.current
    pressed.current = undefined
    const box = currentTarget.querySelector('[role="grid"]')?.getBoundingClientRect()
    if (!from || !box) return
    const size = box.width / 8
    const to = squareSeenAt(
      Math.floor((clientX - box.left) / size),
      Math.floor((clientY - box.top) / size),
      flipped,
    )
    // A tap in the drawing mode waits for the second square.
    if (to && (to !== from || button === 2)) draw(from, to)
    else if (to) press(to)
  }
  const keyDown = (event: KeyboardEvent) => {
    const square = squareIn(event.target)
    if (!isDrawing || !square || (event.key !== 'Enter' && event.key !== ' ')) return
    event.preventDefault()
    press(square)
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the squares in it take the keys
    <div
      className="notation-trainer-tree-board"
      data-drawing={isDrawing || undefined}
      onPointerDown={pointerDown}
      onPointerUp={pointerUp}
      onContextMenu={(event: MouseEvent) => isEdited && event.preventDefault()}
      onKeyDownCapture={keyDown}
    >
      <Board
        placement={placement}
        flipped={flipped}
        active={!isDrawing}
        toMove={toMove}
        session={0}
        lastMove={node?.ply}
        hint={undefined}
        targetsFrom={(square) =>
          isEdited
            ? targetsFrom(fen, square)
            : next.filter(({ ply }) => ply.from === square).map(({ ply }) => ply.to)
        }
        isPromotion={(from, to) => isPromotion(fen, from, to)}
        onMove={play}
        labels={labels}
      >
        {started && <SquareMark square={started} color={color} flipped={flipped} isStarted />}
        {drawingsOf(comment).map(({ color: own, from, to }) =>
          to ? (
            <HintArrow key={`${from}${to}`} from={from} to={to} flipped={flipped} color={own} />
          ) : (
            <SquareMark key={from} square={from} color={own} flipped={flipped} />
          ),
        )}
      </Board>
    </div>
  )
}
