export { randomBelow, systemRandom, type RandomSource } from './random.ts'
