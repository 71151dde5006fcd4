// What undo needs beyond the history: loaded with the first step, so that no tool's first load carries it.
export { revert } from './revert.ts'
export { stepWords } from './stepWords.ts'
export { travel } from './travel.ts'
