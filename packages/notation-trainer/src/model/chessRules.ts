// What needs chess.js, in one chunk that loads after the first paint.
export { isPromotion, targetsFrom } from './rules.ts'
export { checkScript } from './script.ts'
export { readTyped } from './typed.ts'
