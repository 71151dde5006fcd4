// One module for what opens below the balance: the list of files to preload names it once.
export { Hints } from './Hints.tsx'
export { Leave } from './Leave.tsx'
export { LineDays } from './LineDays.tsx'
