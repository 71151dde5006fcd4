export { englishLabels as partLabels } from '../labels.en.ts'
