export { Decider, type DeciderProps } from './view/Decider.tsx'
export { deciderSlice, type DeciderData, type DeciderStorage } from './storage.ts'
export { defaultLabels, type DeciderLabels } from './labels.ts'
