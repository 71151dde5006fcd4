import type { Changes } from './application.ts'

/** What an application may replace, as it is shown and taken back. */
export const changeGroups = ['professionData', 'letter', 'cover', 'date', 'sections', 'entries'] as const
export type ChangeGroup = (typeof changeGroups)[number]

/** The group of the path of a change. */
export function groupOf(path: string): ChangeGroup | undefined {
  const [first = '', second = ''] = path.split('/')
  if (first === 'section' || (first === 'order' && second === 'sections')) return 'sections'
  if (first === 'entry' || first === 'order') return 'entries'
  return changeGroups.find((group) => group === first)
}

/** The number of changes in each group that has some. */
export const changesByGroup = (changes: Changes): ReadonlyArray<readonly [ChangeGroup, number]> =>
  changeGroups.flatMap((group) => {
    const count = Object.keys(changes).filter((path) => groupOf(path) === group).length
    return count > 0 ? [[group, count] as const] : []
  })
