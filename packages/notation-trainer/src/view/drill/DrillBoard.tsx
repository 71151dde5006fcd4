import { prefersReducedMotion } from '@kleinzeug/ui/reduced-motion'
import { useAtomValue } from 'jotai'
import { useEffect, useMemo, useState, type KeyboardEvent, type MouseEvent } from 'react'
import type { Question } from '../../model/drill/questions.ts'
import { readPlacement, type Placement } from '../../model/placement.ts'
import { usualStart, type Square } from '../../model/ply.ts'
import { isPromotion, targetsFrom } from '../../model/rules.ts'
import { Board, squareOf } from '../board/Board.tsx'
import { useDrill } from './DrillContext.ts'

const noPieces: Placement = new Map()

/** How long the position before a move is shown until the move is played, in ms. */
const lookTime = 450

/** Whether the move of a question has been played on the board: a moment after its position is shown. */
function usePlayed(question: Question | undefined) {
  const [played, setPlayed] = useState<Question>()
  useEffect(() => {
    if (!question) return undefined
    const timer = setTimeout(() => setPlayed(question), prefersReducedMotion() ? 0 : lookTime)
    return () => clearTimeout(timer)
  }, [question])
  return question !== undefined && played === question
}

/** The board of the drill: it shows a move, takes one, or takes squares. */
export function DrillBoard() {
  const { drill, labels, voice, answer, say } = useDrill()
  const session = useAtomValue(drill.session)
  const question = useAtomValue(drill.question)
  const { mode } = useAtomValue(drill.choice)
  const flipped = useAtomValue(drill.flipped)
  const isPlayed = usePlayed(question)
  const [chosen, setChosen] = useState<{ from: Square; question: Question }>()

  const isWritten = mode === 'write' || mode === 'dictation'
  const takesSquares = mode === 'find' || mode === 'blind'
  const run = session?.run
  const last = session?.questions[(run?.at ?? 0) - 1]
  // What a voice says is not to be seen before it is written.
  const showsMove = isWritten && !voice && isPlayed
  const fen = question
    ? showsMove
      ? question.ply.after
      : question.before
    : session?.result && mode !== 'find'
      ? (last?.ply.after ?? usualStart)
      : usualStart
  const isHidden = mode === 'blind' && session !== undefined
  const placement = useMemo(() => (isHidden ? noPieces : readPlacement(fen)), [fen, isHidden])
  const from = chosen && chosen.question === question ? chosen.from : undefined
  const lastMove = showsMove
    ? question?.ply
    : mode === 'blind' || mode === 'dictation'
      ? last?.ply
      : undefined
  const isRevealed = run?.hint === 'arrow' && !isWritten
  const hint = question && isRevealed ? question.ply : from ? { from } : undefined

  /** A square that was tapped, or chosen by Enter. */
  const onSquare = (square: Square) => {
    if (!question) return
    const { ply } = question
    if (mode === 'find') {
      answer(square === ply.to ? ply : 'impossible', labels.drillWrongSquare(square))
    } else if (from === square) setChosen(undefined)
    else if (!from) {
      setChosen({ from: square, question })
      say(labels.drillFrom(square))
    } else {
      setChosen(undefined)
      // The notation has already named the piece of a promotion.
      answer({ from, to: square, promotion: ply.promotion })
    }
  }
  const click = (event: MouseEvent) => {
    const square = takesSquares && squareOf(event.target)
    if (square) onSquare(square)
  }
  const keyDown = (event: KeyboardEvent) => {
    const square = takesSquares && (event.key === 'Enter' || event.key === ' ') && squareOf(event.target)
    if (square) onSquare(square)
    else if (event.key === 'Escape' && from) {
      event.preventDefault()
      setChosen(undefined)
    }
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- the squares inside are the controls
    <div className="notation-trainer-drill-board" onClick={click} onKeyDown={keyDown}>
      <Board
        placement={placement}
        flipped={flipped}
        active={mode === 'play' && question !== undefined}
        toMove={question?.ply.color}
        session={run?.startedAt ?? 0}
        lastMove={lastMove}
        hint={hint}
        targetsFrom={(square) => targetsFrom(fen, square)}
        isPromotion={(start, to) => isPromotion(fen, start, to)}
        onMove={(move) => answer(move) !== 'wrong'}
        labels={{
          board: labels.board,
          boardHelp: takesSquares ? labels.drillBoardHelp : labels.boardHelp,
          squareName: isHidden ? (square) => square : labels.squareName,
          promote: labels.promote,
          pieceName: labels.pieceName,
        }}
      />
    </div>
  )
}
