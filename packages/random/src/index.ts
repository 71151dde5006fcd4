export { randomBelow, randomId, systemRandom, type RandomSource } from './random.ts'
