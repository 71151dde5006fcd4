import type { SelfReportData } from '../data.ts'
import { mergeData } from '../merge.ts'

export interface ImportPlan {
  readonly data: SelfReportData
  readonly traits: number
  readonly ratings: number
  readonly tests: number
  /** Items that are here already with other contents; they stay as they are. */
  readonly kept: number
}

const sizeOf = ({ traits, ratings, tests, sheets }: SelfReportData) =>
  traits.length + ratings.length + tests.length + sheets.length

/** What a backup would add: whatever is not there yet. Nothing is changed and nothing removed. */
export function planImport(current: SelfReportData, imported: SelfReportData): ImportPlan {
  const items = ({ traits, ratings, tests, sheets }: SelfReportData) => [
    ...traits,
    ...ratings,
    ...tests,
    ...sheets,
  ]
  const own = new Map(items(current).map((item) => [item.id, JSON.stringify(item)]))
  const merged = mergeData(undefined, current, imported)
  const isSame = sizeOf(merged) === sizeOf(current)
  return {
    data: isSame
      ? current
      : {
          ...merged,
          traits: keepOwn(current.traits, merged.traits),
          ratings: keepOwn(current.ratings, merged.ratings),
          tests: keepOwn(current.tests, merged.tests),
          sheets: keepOwn(current.sheets, merged.sheets),
          reminder: current.reminder,
        },
    traits: merged.traits.length - current.traits.length,
    ratings: merged.ratings.length - current.ratings.length,
    tests: merged.tests.length - current.tests.length,
    kept: items(imported).filter(({ id, ...rest }) => {
      const mine = own.get(id)
      return mine !== undefined && mine !== JSON.stringify({ id, ...rest })
    }).length,
  }
}

const keepOwn = <T extends { readonly id: string }>(own: readonly T[], merged: readonly T[]): T[] => {
  const byId = new Map(own.map((item) => [item.id, item]))
  return merged.map((item) => byId.get(item.id) ?? item)
}
