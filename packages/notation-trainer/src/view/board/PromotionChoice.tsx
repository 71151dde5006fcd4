import { useEffect, useRef } from 'react'
import { codeOf } from '../../model/placement.ts'
import { promotions, type Color, type PieceType, type Promotion } from '../../model/ply.ts'
import { Piece } from './Piece.tsx'

export interface PromotionChoiceProps {
  color: Color
  /** The choice's name for assistive technology. */
  label: string
  pieceName: (piece: PieceType) => string
  /** `undefined` when the move is taken back. */
  onChoose: (promotion: Promotion | undefined) => void
}

/** The choice of the promoted piece. Escape or a click outside takes the move back. */
export function PromotionChoice({ color, label, pieceName, onChoose }: PromotionChoiceProps) {
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    const before = dialog.current?.closest('.notation-trainer')?.querySelector<HTMLElement>(':focus')
    dialog.current?.show()
    return () => {
      before?.focus()
    }
  }, [])

  return (
    <div
      className="notation-trainer-promotion"
      onPointerDown={(event) => {
        if (event.target === event.currentTarget) onChoose(undefined)
      }}
    >
      <dialog
        ref={dialog}
        aria-label={label}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          event.preventDefault()
          onChoose(undefined)
        }}
      >
        {promotions.map((promotion) => (
          <button
            key={promotion}
            type="button"
            className="notation-trainer-promotion-key"
            aria-label={pieceName(promotion)}
            title={pieceName(promotion)}
            onClick={() => onChoose(promotion)}
          >
            <Piece code={codeOf(color, promotion)} />
          </button>
        ))}
      </dialog>
    </div>
  )
}
