import { daysOf, type WorkYear } from './work.ts'

/** The projects of a year, the latest first. */
export const projectsOf = (year: WorkYear): readonly string[] => [
  ...new Set(
    daysOf(year)
      .flatMap((day) => [day, ...(day.spans ?? [])])
      .flatMap(({ project }) => (project === undefined ? [] : [project]))
      .toReversed(),
  ),
]
