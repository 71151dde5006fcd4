import type { Reference, Thing } from './thing.ts'

/** What a thing would be if another one had the size of an everyday thing. */
export interface Analogy {
  /** Whose size is changed: the larger one, unless no everyday thing is small enough for the smaller one then. */
  readonly changed: Thing
  readonly into: Reference
  readonly other: Thing
  /** The size of the other one then. */
  readonly size: number
  /** An everyday thing of about that size. */
  readonly like?: Reference | undefined
}

export interface Comparison {
  readonly smaller: Thing
  readonly larger: Thing
  /** How many times as large the larger one is; 1 or more. */
  readonly ratio: number
  /** Whether the difference is too small to see. */
  readonly isEqual: boolean
  readonly isTypical: boolean
  /** How often the smaller one fits into the larger one by volume, for two round bodies. */
  readonly volume?: number | undefined
  readonly analogy?: Analogy | undefined
}

/** How far an everyday thing may be from the size it stands for, as a factor. */
const LIKE = 1.25

const distance = (a: number, b: number) => Math.abs(Math.log(a / b))

const nearest = (size: number, references: readonly Reference[]) =>
  references.toSorted((a, b) => distance(a.size, size) - distance(b.size, size)).at(0)

/** An everyday thing that one of the two can be without both becoming what they are. */
const isOther = (reference: Reference, things: readonly Thing[]) =>
  things.every(
    ({ name, size }) =>
      name.de.label !== reference.name.de.label.replace(/^eine? /, '') &&
      distance(reference.size, size) > Math.log(1.5),
  )

function findAnalogy(smaller: Thing, larger: Thing, references: readonly Reference[]): Analogy | undefined {
  const ratio = larger.size / smaller.size
  const usable = references.filter((reference) => isOther(reference, [smaller, larger]))
  // The larger one becomes what fits into a hand or a room, and the smaller one something one knows.
  const pairs = usable.flatMap((into) => {
    const size = into.size / ratio
    const like = nearest(size, usable)
    return like && like !== into && distance(like.size, size) <= Math.log(LIKE) ? [{ into, size, like }] : []
  })
  const best = pairs.toSorted((a, b) => distance(a.like.size, a.size) - distance(b.like.size, b.size)).at(0)
  if (best) return { changed: larger, other: smaller, ...best }
  const [first] = usable
  if (!first) return undefined
  // A grain of sand for the smaller one: the larger one is then as long as it is.
  const size = first.size * ratio
  return { changed: smaller, into: first, other: larger, size, like: undefined }
}

/** Compares two things, in any order. */
export function compare(a: Thing, b: Thing, references: readonly Reference[]): Comparison {
  const [smaller, larger] = a.size <= b.size ? [a, b] : [b, a]
  const ratio = larger.size / smaller.size
  const isTypical = smaller.isTypical || larger.isTypical
  const isEqual = ratio < (isTypical ? 1.06 : 1.005)
  return {
    smaller,
    larger,
    ratio,
    isEqual,
    isTypical,
    volume: smaller.isRound && larger.isRound && !isEqual ? ratio ** 3 : undefined,
    analogy: isEqual || smaller === larger ? undefined : findAnalogy(smaller, larger, references),
  }
}
