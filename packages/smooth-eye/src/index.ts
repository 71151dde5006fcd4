export { SmoothEye, type SmoothEyeProps } from './view/SmoothEye.tsx'
export { smoothEyeSlice, type SmoothEyeStorage } from './storage.ts'
export type { Entry, SmoothEyeData } from './model/entries.ts'
export { defaultLabels, type SmoothEyeLabels } from './labels.ts'
