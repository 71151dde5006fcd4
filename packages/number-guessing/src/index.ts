export { NumberGuessing, type NumberGuessingProps } from './view/NumberGuessing.tsx'
export { numberGuessingSlice, type NumberGuessingStorage } from './storage.ts'
export type { NumberGuessingData } from './model/data.ts'
export { defaultLabels, type NumberGuessingLabels } from './labels.ts'
