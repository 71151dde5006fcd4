export { englishLabels as problemLabels } from './labels.en.ts'
