export { createHistory, type Step, type StepName } from './createHistory.ts'
export { createEnvironment, type Environment, type Sources } from './environment.ts'
