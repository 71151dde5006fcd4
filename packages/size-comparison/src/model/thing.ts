import type { Definition } from './definition.ts'

/** What a thing is, for the filter. */
export const kinds = [
  'particle',
  'molecule',
  'wave',
  'cell',
  'creature',
  'object',
  'building',
  'earth',
  'world',
  'star',
  'space',
  'own',
] as const

export type Kind = (typeof kinds)[number]

/** Which length of a thing is its size. */
export type Measure =
  | 'diameter'
  | 'height'
  | 'depth'
  | 'length'
  | 'width'
  | 'wavelength'
  | 'thickness'
  | 'distance'

/** Where a size comes from: it was read there, it follows from constants, or it is common knowledge. */
export type Source =
  | { readonly kind: 'read'; readonly work: string; readonly place: string; readonly address: string }
  | { readonly kind: 'computed'; readonly from: string }
  | { readonly kind: 'common' }

export type Gender = 'm' | 'f' | 'n' | 'plural'

/** A name as a heading and within a sentence, in the nominative. */
export interface Name {
  /** „Mond“ */
  readonly label: string
  /** „der Mond“; names that have no article stay bare. */
  readonly withArticle: string
  /** „ein Mond“ */
  readonly indefinite: string
  readonly gender: Gender
}

/** Path data in the units of a box that stands on the baseline; y points down as in SVG. */
export interface Drawing {
  readonly width: number
  readonly height: number
  /** The side of the box that is the size of the thing. */
  readonly along: 'width' | 'height'
  /** Whether the left half is drawn and the right one is its mirror image. */
  readonly mirrored: boolean
  /** Filled and outlined. */
  readonly body: string
  /** Outlined only. */
  readonly lines: string
  /** Dots: subpaths without length. */
  readonly dots: string
  /** Whether the outline is dashed, for what has no edge. */
  readonly dashed: boolean
  /** How much of that side the size is: a horse is measured at its withers and holds its head above them. */
  readonly share: number
}

export interface Thing {
  readonly id: string
  /** Metres. */
  readonly size: number
  /** Whether the size is a typical one. */
  readonly isTypical: boolean
  /** How far it may be off, as a share of it: half a unit of its last digit, a tenth for a typical one, 0 by definition. */
  readonly uncertainty: number
  readonly measure: Measure
  /** What exactly is measured. */
  readonly definition: Definition
  readonly kind: Kind
  readonly name: Readonly<Record<'de' | 'en', Name>>
  /** Where the size comes from; nothing for own entries. */
  readonly source?: Source | undefined
  /** Whether volumes can be compared by its diameter. */
  readonly isRound: boolean
  /** Whether its drawing is one of its own, as opposed to a bare outline. */
  readonly isDrawn: boolean
  readonly drawing: Drawing
}

/** A stop of the tour. */
export interface Stop {
  readonly id: string
  readonly text: Readonly<Record<'de' | 'en', string>>
}

/** An everyday thing that a comparison may shrink or enlarge something to. */
export interface Reference {
  readonly size: number
  /** Whether there is only one of it, so that another thing is as large as it and not one of them. */
  readonly isUnique: boolean
  readonly name: Readonly<Record<'de' | 'en', Name>>
}

/** Everything that is loaded after the tool. */
export interface Catalogue {
  readonly things: readonly Thing[]
  readonly tour: readonly Stop[]
  readonly references: readonly Reference[]
}
