/** Things of a known size that can be held to a screen; the length in millimetres. */
export const references = {
  /** ID-1 card (ISO/IEC 7810): bank cards, driving licences. */
  cardLong: 85.6,
  cardShort: 53.98,
  oneEuro: 23.25,
  twoEuro: 25.75,
} as const
export type Reference = keyof typeof references

/** CSS defines 96 pixels per inch; actual screens differ, which is why something is held to them. */
export const DEFAULT_PIXELS_PER_MILLIMETRE = 96 / 25.4

export const pixelsPerMillimetreRange = { min: 1.5, max: 20 } as const

/** Viewing distance in millimetres: from a phone in the hand to a television. */
export const distanceRange = { min: 200, max: 4000 } as const

/** Viewing distance in millimetres where none was set: on a desk, and of a phone in the hand. */
export const defaultDistances = { desk: 600, phone: 300 } as const

/** The resolution of a screen on which something of this length takes up this many CSS pixels. */
export function resolutionOf(reference: Reference, pixels: number) {
  const { min, max } = pixelsPerMillimetreRange
  return Math.min(max, Math.max(min, pixels / references[reference]))
}

const RADIANS_PER_DEGREE = Math.PI / 180

/**
 * Speed on the screen of a dot that the eyes follow with an angular speed, in millimetres per second.
 * Exact where the line of sight is perpendicular to the screen; further out the same dot is slower for the eyes.
 *
 * @param degreesPerSecond angular speed
 * @param distance viewing distance in millimetres
 */
export const linearSpeed = (degreesPerSecond: number, distance: number) =>
  degreesPerSecond * RADIANS_PER_DEGREE * distance

/** The length in the middle of the screen that takes up an angle, in millimetres. */
export const millimetresOf = (degrees: number, distance: number) =>
  2 * distance * Math.tan((degrees * RADIANS_PER_DEGREE) / 2)

/** The angle that a length in the middle of the screen takes up, in degrees. */
export const angleOf = (millimetres: number, distance: number) =>
  (2 * Math.atan(millimetres / (2 * distance))) / RADIANS_PER_DEGREE
