export { englishDefinitions as germanDefinitions } from './englishDefinitions.ts'
