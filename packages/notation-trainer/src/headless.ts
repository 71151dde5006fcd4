// The trainer without its look, for a view of one's own.
export { useTraining, type Training, type TrainingOptions } from './view/useTraining.ts'
export { createNotationTrainerState, type NotationTrainerState } from './state/createNotationTrainerState.ts'
export { readPlacement, type PieceCode, type Placement } from './model/placement.ts'
export {
  usualStart,
  type Color,
  type MadeMove,
  type PieceType,
  type Ply,
  type Promotion,
  type Square,
} from './model/ply.ts'
export { isPromotion, plyFrom, targetsFrom } from './model/rules.ts'
export { readMove, writePly, type WrittenMove } from './model/notation.ts'
export { readTyped, type Typed } from './model/typed.ts'
export {
  checkScript,
  writeScript,
  type CheckedLine,
  type CheckedScript,
  type ScriptError,
} from './model/script.ts'
export { openings, type Opening } from './model/openings.ts'
export { games } from './model/games.ts'
export { attempt, countedTime, freshRun, type Run, type SolvedRun, type Verdict } from './model/run.ts'
export { readBook, type Book, type Due, type Practice } from './model/repertoire/book.ts'
export { notationTrainerSlice, type NotationTrainerStorage } from './storage.ts'
export type {
  Card,
  NotationStyle,
  NotationTrainerData,
  NotationTrainerSettings,
  Repertoire,
} from './model/trainerData.ts'
