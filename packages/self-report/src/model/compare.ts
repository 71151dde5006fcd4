import { valueOf, type Rating, type Trait } from './data.ts'

/** Two values of one scale: the handle of a dumbbell each. */
export interface Dumbbell {
  readonly id: string
  readonly name: string
  readonly low: string
  readonly high: string
  readonly from?: number | undefined
  readonly to?: number | undefined
}

/** Traits that at least one of two ratings has a value of. */
export const compareRatings = (
  traits: readonly Trait[],
  from: Rating | undefined,
  to: Rating | undefined,
): readonly Dumbbell[] =>
  traits.flatMap(({ id, name, low, high }) => {
    const pair = { from: from && valueOf(from, id), to: to && valueOf(to, id) }
    return pair.from === undefined && pair.to === undefined ? [] : [{ id, name, low, high, ...pair }]
  })

export interface Balance {
  readonly higher: number
  readonly lower: number
  readonly equal: number
  /** Rated on one side only. */
  readonly alone: number
}

export function balanceOf(rows: readonly Dumbbell[]): Balance {
  const differences = rows.flatMap(({ from, to }) =>
    from === undefined || to === undefined ? [] : [to - from],
  )
  return {
    higher: differences.filter((difference) => difference > 0).length,
    lower: differences.filter((difference) => difference < 0).length,
    equal: differences.filter((difference) => difference === 0).length,
    alone: rows.length - differences.length,
  }
}
