export { englishLabels as stationLabels } from './labels.en.ts'
