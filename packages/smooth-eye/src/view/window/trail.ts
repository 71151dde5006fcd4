/** Dots of the trail. */
export const TRAIL = Array.from({ length: 14 }, (_, index) => index + 1)
