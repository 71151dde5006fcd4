// The board of the trainer, for a page with panels of one's own.
export { ChessBoard, type ChessBoardProps } from './view/board/ChessBoard.tsx'
export type { BoardLabels } from './view/board/Board.tsx'
