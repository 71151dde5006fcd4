/** Width of an ID-1 card (ISO/IEC 7810: bank cards, driving licences), in millimetres. */
export const CARD_WIDTH = 85.6
/** Height of an ID-1 card (ISO/IEC 7810), in millimetres. */
export const CARD_HEIGHT = 53.98

/** CSS defines 96 pixels per inch; actual screens differ, which is why the card is held to them. */
export const DEFAULT_PIXELS_PER_MILLIMETRE = 96 / 25.4

export const pixelsPerMillimetreRange = { min: 1.5, max: 20 } as const

/** Viewing distance in millimetres: from a phone in the hand to a television. */
export const distanceRange = { min: 200, max: 4000 } as const

/** The resolution of a screen on which the card is as wide as this many CSS pixels. */
export function resolutionOfCard(pixels: number) {
  const { min, max } = pixelsPerMillimetreRange
  return Math.min(max, Math.max(min, pixels / CARD_WIDTH))
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
