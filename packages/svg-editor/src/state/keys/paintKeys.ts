// The colours of the palette by key.
import { inModes, row } from './inModes.ts'

/** The palette's colours: the value that is set, and its key. */
export const paintColours = {
  black: ['#000', '0'],
  dark: ['#555', '1'],
  grey: ['#999', '2'],
  white: ['#fff', '3'],
  red: ['#c1272d', '4'],
  orange: ['#e8731a', '5'],
  yellow: ['#f2c11d', '6'],
  green: ['#3a8f3a', '7'],
  teal: ['#1f8a8a', '8'],
  blue: ['#1f5fa8', '9'],
  violet: ['#6a3d9a', 'v'],
  pink: ['#b5387e', 'p'],
  none: ['none', 'n'],
} as const

export type PaintColour = keyof typeof paintColours
const isPaintColour = (name: string): name is PaintColour => name in paintColours
export const paintColourNames = Object.keys(paintColours).filter(isPaintColour)

export const paintKeys = [
  ...inModes('paint', [
    ...paintColourNames.map((name) => ({
      id: `paint.${name}` as const,
      keys: [paintColours[name][1]],
    })),
    row('paint.linear', 'l'),
    row('paint.radial', 'r'),
    row('paint.used', 'd'),
    row('paint.pick', 'a', (now) => now.canPick),
    row('paint.stroke', 's'),
  ]),
]
