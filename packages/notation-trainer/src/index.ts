export { NotationTrainer, type NotationTrainerProps } from './view/NotationTrainer.tsx'
export {
  notationTrainerSlice,
  type NotationTrainerData,
  type NotationTrainerSettings,
  type NotationTrainerStorage,
} from './storage.ts'
export { defaultLabels, type NotationTrainerLabels } from './labels.ts'
export type { NotationStyle } from './model/notation.ts'
export type { Color, PieceType } from './model/ply.ts'
export type { ScriptError } from './model/script.ts'
