import { Board, type BoardProps } from './Board.tsx'

export interface ChessBoardProps extends BoardProps {
  /** Added to the outermost element. */
  className?: string | undefined
}

/**
 * The board of the trainer alone, for drag, taps and keyboard, with the ground and the colours of the theme. It is as
 * wide as its parent, up to 480 px, and needs the styles of the package. It knows no rules: `board` of `useTraining`
 * has all its props but the labels.
 *
 * @example
 * ```tsx
 * const { board } = useTraining()
 * return <ChessBoard {...board} labels={englishLabels} />
 * ```
 */
export const ChessBoard = ({ className = '', ...board }: ChessBoardProps) => (
  <div className={`notation-trainer ui-tool ${className}`.trim()}>
    <Board {...board} />
  </div>
)
