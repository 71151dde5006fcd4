export { createHistory, type Step, type StepName } from './createHistory.ts'
export { createEnvironment, createStillEnvironment, type Environment, type Sources } from './environment.ts'
export { todayAtom } from './todayAtom.ts'
