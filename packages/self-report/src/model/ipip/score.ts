import type { Dumbbell } from '../compare.ts'

/** Neuroticism, extraversion, openness, agreeableness, conscientiousness: as the key of the inventory names them. */
export const domains = ['N', 'E', 'O', 'A', 'C'] as const
export type Domain = (typeof domains)[number]
export const facetNumbers = [1, 2, 3, 4, 5, 6] as const
/** A domain, or one of its six facets: N, N1 to N6, … */
export type ScaleId = Domain | `${Domain}${(typeof facetNumbers)[number]}`

export const facetsOf = (domain: Domain): readonly ScaleId[] =>
  facetNumbers.map((facet): ScaleId => `${domain}${facet}`)

/** The direction in which each statement counts. */
const key =
  '++++++++-+++++++++-++++-+++++-' +
  '++++++++--+++++++--+-+--+++++-' +
  '+-++++----++---++----+---++---' +
  '+-+-+----------------+----+---'

export interface KeyedItem {
  readonly domain: Domain
  readonly facet: (typeof facetNumbers)[number]
  /** Whether agreeing raises the score. */
  readonly isPlus: boolean
}

/** The statements go round the five domains, then to the next facet, four times over. */
export const keyedItems: readonly KeyedItem[] = Array.from(key, (sign, index) => ({
  domain: domains[index % 5] ?? 'N',
  facet: facetNumbers[Math.floor((index % 30) / 5)] ?? 1,
  isPlus: sign === '+',
}))

/** What one answer adds to its scales. @param answer 1 to 5 */
export const pointsOf = ({ isPlus }: KeyedItem, answer: number) => (isPlus ? answer : 6 - answer)

export interface Score {
  /** Sum of the points, as the key of the inventory counts. */
  readonly sum: number
  /** How many statements were answered. */
  readonly count: number
  /** How many statements the scale has. */
  readonly of: number
  /** Points per answered statement, 1 to 5; `undefined` where fewer than three quarters were answered. */
  readonly mean?: number | undefined
}

/** The scores of all domains and facets. @param answers a sign for each statement, 1 to 5 where answered */
export function scoreTest(answers: string): ReadonlyMap<ScaleId, Score> {
  const sums = new Map<ScaleId, { sum: number; count: number; of: number }>()
  keyedItems.forEach((item, index) => {
    const answer = Number(answers[index])
    const scales: readonly ScaleId[] = [item.domain, `${item.domain}${item.facet}`]
    for (const scale of scales) {
      const { sum, count, of } = sums.get(scale) ?? { sum: 0, count: 0, of: 0 }
      const answered = answer >= 1 && answer <= 5
      sums.set(scale, {
        sum: sum + (answered ? pointsOf(item, answer) : 0),
        count: count + (answered ? 1 : 0),
        of: of + 1,
      })
    }
  })
  return new Map(
    Array.from(sums, ([scale, score]) => [
      scale,
      { ...score, mean: score.count * 4 >= score.of * 3 ? score.sum / score.count : undefined },
    ]),
  )
}

/** The means of some scales on two dates. */
export function compareScores(
  scales: readonly ScaleId[],
  nameOf: (scale: ScaleId) => string,
  from: ReadonlyMap<ScaleId, Score> | undefined,
  to: ReadonlyMap<ScaleId, Score> | undefined,
): readonly Dumbbell[] {
  return scales.map((id) => ({
    id,
    name: nameOf(id),
    low: '',
    high: '',
    from: from?.get(id)?.mean,
    to: to?.get(id)?.mean,
  }))
}
