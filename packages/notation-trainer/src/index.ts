export { NotationTrainer, type NotationTrainerProps } from './view/NotationTrainer.tsx'
export {
  notationTrainerSlice,
  type NotationTrainerData,
  type NotationTrainerSettings,
  type NotationTrainerStorage,
} from './storage.ts'
export { defaultLabels, type NotationTrainerLabels } from './labels.ts'
