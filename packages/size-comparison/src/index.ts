export { SizeComparison, type SizeComparisonProps } from './view/SizeComparison.tsx'
export { sizeComparisonSlice, type SizeComparisonStorage } from './storage.ts'
export type { Entry, SizeComparisonData } from './model/entries.ts'
export { defaultLabels, type SizeComparisonLabels } from './labels.ts'
