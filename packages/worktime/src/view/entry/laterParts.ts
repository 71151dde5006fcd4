// One module for what is asked of a day now and then: the list of files to preload names it once.
export { DetailsForm } from './DetailsForm.tsx'
export { TimerQuestion } from './TimerQuestion.tsx'
