import type { Round } from './subject.ts'

export interface Measured {
  /** Name of the amount of data. */
  readonly size: string
  readonly own: Quantiles
  readonly peer: Quantiles
  /** Ratio of the medians, own by peer, of each round, from the smallest to the largest. */
  readonly ratios: readonly number[]
}

interface Quantiles {
  readonly median: number
  readonly p95: number
}

export const quantile = (samples: readonly number[], share: number): number =>
  samples.toSorted((one, other) => one - other)[Math.floor(share * (samples.length - 1))] ?? Number.NaN

const quantiles = (samples: readonly number[]): Quantiles => ({
  median: quantile(samples, 0.5),
  p95: quantile(samples, 0.95),
})

/** @throws where one side of a round has no samples: it was not measured */
export function summarise(size: string, rounds: readonly Round[]): Measured {
  if (rounds.length === 0 || rounds.some(({ own, peer }) => own.length === 0 || peer.length === 0))
    throw new Error(`A side was not measured at ${size}.`)
  return {
    size,
    own: quantiles(rounds.flatMap(({ own }) => own)),
    peer: quantiles(rounds.flatMap(({ peer }) => peer)),
    ratios: rounds
      .map(({ own, peer }) => quantile(own, 0.5) / quantile(peer, 0.5))
      .toSorted((one, other) => one - other),
  }
}
