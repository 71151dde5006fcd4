export { PasswordMaker, type PasswordMakerProps } from './view/PasswordMaker.tsx'
export { passwordMakerSlice, type PasswordMakerData, type PasswordMakerStorage } from './storage.ts'
export type { Kind, Purpose, Recipe } from './model/recipe.ts'
export { defaultLabels, type PasswordMakerLabels } from './labels.ts'
