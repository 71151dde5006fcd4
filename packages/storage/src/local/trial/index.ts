export { killablePage } from './killablePage.ts'
export { trialBrowser, type TrialBrowser } from './trialBrowser.ts'
