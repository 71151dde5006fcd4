import { isLike as areLike } from './definition.ts'
import type { Reference, Thing } from './thing.ts'

/** What a thing would be if another one had the size of an everyday thing. */
export interface Analogy {
  /** Whose size is changed. */
  readonly changed: Thing
  readonly into: Reference
  readonly other: Thing
  /** The size of the other one then. */
  readonly size: number
  /** An everyday thing of about that size. */
  readonly like: Reference
}

export interface Comparison {
  readonly smaller: Thing
  readonly larger: Thing
  /** How many times as large the larger one is; 1 or more. */
  readonly ratio: number
  /** Whether both are measured alike, so that their ratio says something; the other fields are empty if they are not. */
  readonly isLike: boolean
  /** Whether the difference is too small to see. */
  readonly isEqual: boolean
  readonly isTypical: boolean
  /** How often the smaller one fits into the larger one by volume, for two round bodies. */
  readonly volume?: number | undefined
  readonly analogy?: Analogy | undefined
}

/** From this number on nobody has a picture of how many that is. */
const COUNTLESS = 1e9

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
  const pairsBy = (factor: number) =>
    usable
      .filter(({ isUnique }) => !isUnique)
      .flatMap((into) => {
        const size = into.size * factor
        const like = nearest(size, usable)
        return like && like !== into && distance(like.size, size) <= Math.log(LIKE)
          ? [{ into, size, like }]
          : []
      })
      .toSorted((a, b) => distance(a.like.size, a.size) - distance(b.like.size, b.size))
  // Both become something that one knows: the larger one a ball and the smaller one a grain, or the smaller one a grain
  // and the larger one a country. Where that fails, an analogy would only be another number.
  const [shrunk] = pairsBy(1 / ratio)
  if (shrunk) return { changed: larger, other: smaller, ...shrunk }
  const [enlarged] = pairsBy(ratio)
  return enlarged && { changed: smaller, other: larger, ...enlarged }
}

/** Compares two things, in any order. */
export function compare(a: Thing, b: Thing, references: readonly Reference[]): Comparison {
  const [smaller, larger] = a.size <= b.size ? [a, b] : [b, a]
  const ratio = larger.size / smaller.size
  const isTypical = smaller.isTypical || larger.isTypical
  const isLike = areLike(smaller.definition, larger.definition, ratio)
  const isEqual = isLike && ratio < (isTypical ? 1.06 : 1.005)
  const isDifferent = isLike && !isEqual
  const isBound = [smaller, larger].some(({ definition }) => definition === 'limit')
  const volume = ratio ** 3
  return {
    smaller,
    larger,
    ratio,
    isLike,
    isEqual,
    isTypical,
    volume:
      isDifferent && smaller.isRound && larger.isRound && volume >= 2 && volume < COUNTLESS
        ? volume
        : undefined,
    analogy:
      isDifferent && smaller !== larger && !isBound ? findAnalogy(smaller, larger, references) : undefined,
  }
}
