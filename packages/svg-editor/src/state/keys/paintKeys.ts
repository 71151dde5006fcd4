// The colours of the palette by key.
import type { KeyText } from './binding.ts'
import { inModes, row } from './inModes.ts'
import { keyed } from './keyed.ts'

/** The palette's colours: the value that is set, its key, and its German name. */
export const paintColours = {
  black: ['#000', '0', 'Schwarz'],
  dark: ['#555', '1', 'Dunkelgrau'],
  grey: ['#999', '2', 'Grau'],
  white: ['#fff', '3', 'Weiß'],
  red: ['#c1272d', '4', 'Rot'],
  orange: ['#e8731a', '5', 'Orange'],
  yellow: ['#f2c11d', '6', 'Gelb'],
  green: ['#3a8f3a', '7', 'Grün'],
  teal: ['#1f8a8a', '8', 'Türkis'],
  blue: ['#1f5fa8', '9', 'Blau'],
  violet: ['#6a3d9a', 'v', 'Violett'],
  pink: ['#b5387e', 'p', 'Rosa'],
  none: ['none', 'n', 'keine'],
} as const

export type PaintColour = keyof typeof paintColours
const isPaintColour = (name: string): name is PaintColour => name in paintColours
export const paintColourNames = Object.keys(paintColours).filter(isPaintColour)

const textOf = (colour: PaintColour): KeyText => [
  paintColours[colour][2],
  colour === 'none' ? 'Keine Farbe' : `In ${paintColours[colour][2]} färben`,
]
const texts = keyed('paint', paintColourNames, textOf)

export const paintKeys = [
  ...inModes('paint', [
    ...paintColourNames.map((name) => ({
      id: `paint.${name}` as const,
      text: texts[`paint.${name}`],
      keys: [paintColours[name][1]],
    })),
    row('paint.linear', 'Verlauf', 'Verlauf von der Farbe nach Weiß', 'l'),
    row('paint.radial', 'Kreisverlauf', 'Verlauf von der Mitte nach außen', 'r'),
    row('paint.used', 'aus der Zeichnung', 'Die nächste Farbe der Zeichnung', 'd'),
    row('paint.pick', 'Pipette', 'Eine Farbe vom Bildschirm aufnehmen', 'a', (now) => now.canPick),
    row('paint.stroke', 'Strich', 'Zwischen Füllung und Strich wechseln', 's'),
  ]),
]
