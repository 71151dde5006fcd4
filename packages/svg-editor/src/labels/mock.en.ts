export { englishLabels as mockLabels } from '../labels.en.ts'
