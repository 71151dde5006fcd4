export { englishNumbers as germanNumbers } from './englishNumbers.ts'
