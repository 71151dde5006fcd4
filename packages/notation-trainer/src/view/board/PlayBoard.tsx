import { useState } from 'react'
import type { MadeMove, PieceType, Square } from '../../model/ply.ts'
import { Board, type BoardLabels, type BoardProps } from './Board.tsx'
import { PromotionChoice } from './PromotionChoice.tsx'

/** The texts of a board; the labels of the trainer have them all. */
export interface PlayBoardLabels extends BoardLabels {
  /** Question above the pieces that a pawn can become. */
  promote: string
  pieceName: (piece: PieceType) => string
}

export interface PlayBoardProps extends Omit<BoardProps, 'onMove' | 'labels'> {
  /** Whether the move between two squares needs a choice of the promoted piece. */
  isPromotion: (from: Square, to: Square) => boolean
  /** Called with a move that was made, a promotion with its piece. @returns whether it is accepted; else the piece goes back */
  onMove: (move: MadeMove) => boolean
  labels: PlayBoardLabels
}

interface Promoting extends Pick<BoardProps, 'placement' | 'session'> {
  readonly from: Square
  readonly to: Square
}

/** A board that asks what a pawn becomes. */
export function PlayBoard({ isPromotion, onMove, labels, children, ...board }: PlayBoardProps) {
  const { placement, session, active, toMove = 'w' } = board
  const [promoting, setPromoting] = useState<Promoting>()
  // The choice ends with its position and its run.
  const open =
    promoting?.placement === placement && promoting.session === session && active ? promoting : undefined
  return (
    <Board
      {...board}
      active={active && !open}
      onMove={(from, to) => {
        if (!isPromotion(from, to)) return onMove({ from, to }) ? 'taken' : 'refused'
        setPromoting({ from, to, placement, session })
        return 'open'
      }}
      labels={labels}
    >
      {children}
      {open && (
        <PromotionChoice
          color={toMove}
          label={labels.promote}
          pieceName={labels.pieceName}
          onChoose={(promotion) => {
            setPromoting(undefined)
            if (promotion) onMove({ from: open.from, to: open.to, promotion })
          }}
        />
      )}
    </Board>
  )
}
