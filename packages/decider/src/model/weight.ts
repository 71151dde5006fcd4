/** The most lots that an item can have. */
export const MAX_WEIGHT = 999

/** Whether a value is a weight: an integer from 1 to `MAX_WEIGHT`. */
export const isWeight = (weight: unknown): weight is number =>
  Number.isInteger(weight) && Number(weight) >= 1 && Number(weight) <= MAX_WEIGHT
