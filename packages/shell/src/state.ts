export { createHistory, type HistoryOptions, type Step, type StepName } from './createHistory.ts'
export type { Outcome } from './revert.ts'
export { createEnvironment, type Environment, type Sources } from './environment.ts'
