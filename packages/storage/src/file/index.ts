export { askToWrite, chosenIn, mayWrite } from './fileHandle.ts'
export { keepFile, type KeptFile, type KeptFileOptions, type KeptFileStatus } from './keepFile.ts'
export { memoryNotes } from './memoryNotes.ts'
export { fingerprintOf, writeGuarded } from './writeGuarded.ts'
