export { englishLabels as laterLabels } from './labels.en.ts'
