import { randomBelow, type RandomSource } from '@kleinzeug/random'

const letters = 'abcdefghijkmnpqrstuvwxyz23456789'

export const newId = (random: RandomSource) =>
  Array.from({ length: 10 }, () => letters[randomBelow(letters.length, random)]).join('')
