// The colours of the palette by key.
import type { Binding, KeyText } from './binding.ts'
import { keyed } from './keyed.ts'

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
export const paintColourNames = [
  'black',
  'dark',
  'grey',
  'white',
  'red',
  'orange',
  'yellow',
  'green',
  'teal',
  'blue',
  'violet',
  'pink',
  'none', // prettier-ignore
] as const satisfies readonly PaintColour[]

const german: Readonly<Record<PaintColour, string>> = {
  black: 'Schwarz',
  dark: 'Dunkelgrau',
  grey: 'Grau',
  white: 'Weiß',
  red: 'Rot',
  orange: 'Orange',
  yellow: 'Gelb',
  green: 'Grün',
  teal: 'Türkis',
  blue: 'Blau',
  violet: 'Violett',
  pink: 'Rosa',
  none: 'keine',
}

const textOf = (colour: PaintColour): KeyText => [
  german[colour],
  colour === 'none' ? 'Keine Farbe' : `In ${german[colour]} färben`,
]
const texts = keyed('paint', paintColourNames, textOf)

export const paintKeys = [
  ...paintColourNames.map((name) => ({
    id: `paint.${name}` as const,
    text: texts[`paint.${name}`],
    keys: [paintColours[name][1]],
    modes: ['paint'] as const,
  })),
  { id: 'paint.linear', text: ['Verlauf', 'Verlauf von der Farbe nach Weiß'], keys: ['l'], modes: ['paint'] },
  {
    id: 'paint.radial',
    text: ['Kreisverlauf', 'Verlauf von der Mitte nach außen'],
    keys: ['r'],
    modes: ['paint'],
  },
  {
    id: 'paint.stroke',
    text: ['Strich', 'Zwischen Füllung und Strich wechseln'],
    keys: ['s'],
    modes: ['paint'],
  },
] as const satisfies readonly Binding[]
