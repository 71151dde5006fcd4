import type { Language } from './length/numbers.ts'

/**
 * What exactly is measured, in the words of the field. Bodies end at an edge and can be held against anything; atoms and
 * what glows in the sky have none, and it depends on the definition where they end.
 */
const definitions = {
  outer: { field: 'body', de: 'Außenmaß', en: 'outer dimension' },
  body: { field: 'body', de: 'Kopf und Rumpf, ohne Schwanz', en: 'head and body, without the tail' },
  withers: {
    field: 'body',
    de: 'Stockmaß, vom Boden bis zum Widerrist',
    en: 'from the ground to the withers',
  },
  shoulder: { field: 'body', de: 'Schulterhöhe', en: 'height at the shoulder' },
  mean: { field: 'body', de: 'mittlerer Durchmesser des Körpers', en: 'mean diameter of the body' },
  rings: { field: 'body', de: 'Außenrand der Hauptringe', en: 'outer edge of the main rings' },
  sea: { field: 'body', de: 'Höhe über dem Meer', en: 'height above sea level' },
  ground: { field: 'body', de: 'Höhe über dem Umland', en: 'height above the plains around it' },
  depth: { field: 'body', de: 'Tiefe unter dem Meeresspiegel', en: 'depth below sea level' },
  east: { field: 'body', de: 'Ausdehnung von West nach Ost', en: 'extent from west to east' },
  north: { field: 'body', de: 'Ausdehnung von Nord nach Süd', en: 'extent from north to south' },
  course: { field: 'body', de: 'Länge des Laufs', en: 'length of its course' },
  girth: { field: 'body', de: 'Umfang am Äquator', en: 'girth at the equator' },
  distance: { field: 'body', de: 'Strecke von Punkt zu Punkt', en: 'distance from point to point' },
  gap: { field: 'body', de: 'Abstand von Mitte zu Mitte', en: 'distance from centre to centre' },
  orbit: { field: 'body', de: 'doppelte große Halbachse', en: 'twice the semi-major axis' },
  wavelength: { field: 'body', de: 'Wellenlänge im Vakuum', en: 'wavelength in vacuum' },
  broglie: {
    field: 'body',
    de: 'De-Broglie-Wellenlänge: plancksche Konstante durch Impuls',
    en: 'de Broglie wavelength: Planck constant over momentum',
  },
  compton: {
    field: 'body',
    de: 'Compton-Wellenlänge: plancksche Konstante durch Masse und Lichtgeschwindigkeit',
    en: 'Compton wavelength: Planck constant over mass and speed of light',
  },
  planck: {
    field: 'body',
    de: 'aus Lichtgeschwindigkeit, Gravitations- und planckscher Konstante',
    en: 'from the speed of light and the constants of gravitation and of Planck',
  },
  pitch: { field: 'body', de: 'Abstand von Spur zu Spur', en: 'distance from track to track' },
  photosphere: { field: 'body', de: 'Durchmesser der Photosphäre', en: 'diameter of the photosphere' },
  horizon: { field: 'body', de: 'Durchmesser des Ereignishorizonts', en: 'diameter of the event horizon' },
  limit: { field: 'atom', de: 'obere Grenze aus Messungen', en: 'upper limit by measurement' },
  own: { field: 'body', de: 'eigene Angabe', en: 'own figure' },
  charge: { field: 'atom', de: 'doppelter Ladungsradius', en: 'twice the charge radius' },
  magnetic: { field: 'atom', de: 'doppelter magnetischer Radius', en: 'twice the magnetic radius' },
  bohr: { field: 'atom', de: 'doppelter bohrscher Radius', en: 'twice the Bohr radius' },
  waals: { field: 'atom', de: 'doppelter Van-der-Waals-Radius', en: 'twice the van der Waals radius' },
  bond: { field: 'atom', de: 'Abstand der beiden Kerne', en: 'distance of the two nuclei' },
  lattice: { field: 'atom', de: 'Kante der Elementarzelle', en: 'edge of the unit cell' },
  visible: { field: 'sky', de: 'sichtbare Ausdehnung', en: 'visible extent' },
  d25: {
    field: 'sky',
    de: 'D25: bis zur Helligkeit von 25 Größenklassen je Quadratbogensekunde',
    en: 'D25: out to a brightness of 25 magnitudes per square arcsecond',
  },
  light: { field: 'sky', de: 'Weg, den das Licht zurückgelegt hat', en: 'way that the light has travelled' },
  now: { field: 'sky', de: 'heutiger Abstand', en: 'distance today' },
} as const

/** Which of the things one could mean by „how large“ the size of a thing is. */
export type Definition = keyof typeof definitions

export const isDefinition = (name: string): name is Definition => Object.hasOwn(definitions, name)

export const definitionIds = Object.keys(definitions).filter(isDefinition)

export const definitionIn = (definition: Definition, language: Language) => definitions[definition][language]

/** What is meant by the size of a thing as a matter of course: a comparison need not say it. */
const plain = new Set<Definition>(['outer', 'mean', 'photosphere', 'distance', 'own', 'wavelength', 'course'])

/** Whether a comparison of two sizes has to say what was measured. */
export const isWorthSaying = (one: Definition, other: Definition) =>
  one !== other && !(plain.has(one) && plain.has(other))

/** From this ratio on it does not matter any more how the edge of something without an edge was drawn. */
const APART = 10

/** Whether the ratio of two sizes says something: it is not only a ratio of two definitions. */
export function isLike(one: Definition, other: Definition, ratio: number) {
  if (one === other || ratio >= APART) return true
  const fields = [definitions[one].field, definitions[other].field]
  return !fields.includes('atom') && fields.includes('body')
}
