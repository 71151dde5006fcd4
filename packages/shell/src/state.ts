export { createHistory, type HistoryOptions, type Step, type StepName } from './createHistory.ts'
export { createEnvironment, createStillEnvironment, type Environment, type Sources } from './environment.ts'
export type { Outcome } from './revert.ts'
export { todayAtom } from './todayAtom.ts'
