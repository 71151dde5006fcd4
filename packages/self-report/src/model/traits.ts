import type { SelfReportData, Trait } from './data.ts'

/** The most traits that are asked at once: more are not answered with care. */
export const MOST_TRAITS = 12

export type TraitProblem = 'empty' | 'taken' | 'too-many'

export const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

const folded = (name: string) => oneLine(name).toLocaleLowerCase('de')

export const activeTraits = ({ traits }: SelfReportData) => traits.filter(({ resting }) => !resting)

/** Why a trait cannot have this name; `undefined` where it can. */
export function nameProblem(data: SelfReportData, name: string, self?: string): TraitProblem | undefined {
  if (oneLine(name) === '') return 'empty'
  if (data.traits.some((trait) => trait.id !== self && folded(trait.name) === folded(name))) return 'taken'
  return self === undefined && activeTraits(data).length >= MOST_TRAITS ? 'too-many' : undefined
}

export const withTraits = (data: SelfReportData, traits: readonly Trait[]): SelfReportData => ({
  ...data,
  traits: [...traits],
})

export const addTrait = (data: SelfReportData, trait: Omit<Trait, 'resting'>): SelfReportData =>
  withTraits(data, [...data.traits, { ...trait, name: oneLine(trait.name), resting: false }])

export const changeTrait = (data: SelfReportData, id: string, change: Partial<Trait>): SelfReportData =>
  withTraits(
    data,
    data.traits.map((trait) => (trait.id === id ? { ...trait, ...change } : trait)),
  )

/** Moves a trait one place up (-1) or down (1) among the others. */
export function moveTrait(data: SelfReportData, id: string, by: -1 | 1): SelfReportData {
  const from = data.traits.findIndex((trait) => trait.id === id)
  const moved = data.traits[from]
  const other = data.traits[from + by]
  if (!moved || !other) return data
  return withTraits(
    data,
    data.traits.map((trait, at) => (at === from ? other : at === from + by ? moved : trait)),
  )
}

const withoutValues = <T extends { readonly values: ReadonlyArray<{ readonly trait: string }> }>(
  list: readonly T[],
  id: string,
): T[] => list.map((item) => ({ ...item, values: item.values.filter(({ trait }) => trait !== id) }))

/** Deletes a trait with all its values. */
export const removeTrait = (data: SelfReportData, id: string): SelfReportData => ({
  ...withTraits(
    data,
    data.traits.filter((trait) => trait.id !== id),
  ),
  ratings: withoutValues(data.ratings, id),
})

/** How many ratings hold a value of a trait. */
export const countValues = ({ ratings }: SelfReportData, id: string) =>
  ratings.filter(({ values }) => values.some(({ trait, value }) => trait === id && value > 0)).length
