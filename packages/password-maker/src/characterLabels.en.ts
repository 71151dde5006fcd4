export { englishLabels as characterLabels } from './labels.en.ts'
