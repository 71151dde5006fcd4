export { foldGerman } from './foldGerman.ts'
export { containsWords, wordsOf } from './words.ts'
export { withinOneTypo } from './withinOneTypo.ts'
