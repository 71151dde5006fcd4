// The decider without its look, for a view of one's own.
export { useDecision, type Decision, type DecisionOptions } from './view/useDecision.ts'
export { drawWinners, shares } from './model/draw.ts'
export { planSpin, type SpinPlan, type Step } from './model/spin.ts'
export { createDeciderState, type DeciderState, type SpinProblem } from './state/createDeciderState.ts'
export { deciderSlice, type DeciderStorage } from './storage.ts'
export type { DeciderData, HistoryEntry, Item, List, Settings } from './model/deciderData.ts'
