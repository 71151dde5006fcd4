export { englishLabels as copyLabels } from './labels.en.ts'
