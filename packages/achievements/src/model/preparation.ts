import type { IsoDate } from '@kleinzeug/calendar-day'
import type { Entry } from './entry.ts'
import { countValues } from './filter.ts'

/** What was clustered by hand: the theme of an entry by its key, and the name of a theme by its id. */
export interface Plan {
  readonly moved: Readonly<Record<string, string>>
  readonly names: Readonly<Record<string, string>>
}

export const noPlan: Plan = { moved: {}, names: {} }

export interface Theme {
  /** A tag, or the id of a theme that was made by hand; empty for what has neither. */
  readonly id: string
  /** Empty where it has none yet. */
  readonly name: string
  /** In the order of the day. */
  readonly entries: readonly Entry[]
}

/** The oldest first; of one day the one written first; without a date at the end. */
export const inOrder = (entries: readonly Entry[]): readonly Entry[] =>
  entries.toSorted((a, b) =>
    a.date === b.date ? 0 : a.date === undefined ? 1 : b.date === undefined ? -1 : a.date < b.date ? -1 : 1,
  )

/** Entries since a day; all where there is none. */
export const entriesSince = (entries: readonly Entry[], day: IsoDate | undefined): readonly Entry[] =>
  day === undefined ? entries : entries.filter(({ date }) => date !== undefined && date > day)

/** Begins the id of a theme made by hand: no tag begins with a blank. */
const MADE = ' '

/** The tag that a theme stands for; empty for one made by hand. */
export const tagIn = (theme: string): string => (theme.startsWith(MADE) ? '' : theme)

/** Entries by theme, the largest first: moved by hand, else under their most frequent tag; those without one at the end. */
export function themesOf(entries: readonly Entry[], { moved, names }: Plan): readonly Theme[] {
  const rank = new Map(countValues(entries.map(({ tags }) => tags)).map(([tag], index) => [tag, index]))
  const tagOf = ({ tags }: Entry) =>
    tags.toSorted((a, b) => (rank.get(a) ?? 0) - (rank.get(b) ?? 0)).at(0) ?? ''
  const groups = Map.groupBy(inOrder(entries), (entry) =>
    Object.hasOwn(moved, entry.key) ? (moved[entry.key] ?? '') : tagOf(entry),
  )
  return Array.from(groups, ([id, list]) => ({
    id,
    name: (Object.hasOwn(names, id) ? names[id] : undefined) ?? tagIn(id),
    entries: list,
  })).toSorted(
    (a, b) =>
      Number(a.id === '') - Number(b.id === '') ||
      b.entries.length - a.entries.length ||
      a.name.localeCompare(b.name, 'de'),
  )
}

/** The id of a theme that is made by hand: the blank and a number that no other one has. */
export const newTheme = ({ moved }: Plan): string =>
  MADE +
  (Math.max(
    0,
    ...Object.values(moved)
      .filter((id) => /^ \d+$/.test(id))
      .map(Number),
  ) +
    1)

/** The themes as bullets for a resume: what was done and what changed by it, without days and thanks. */
export const bulletsOf = (themes: readonly Theme[], nameOf: (theme: Theme) => string): string =>
  themes
    .map((theme) =>
      [
        ...(themes.length > 1 ? [nameOf(theme)] : []),
        ...theme.entries.map(({ title, impact }) => {
          const [effect = ''] = impact.split('\n')
          return `• ${[title, effect.trim()].filter(Boolean).join(': ')}`
        }),
      ].join('\n'),
    )
    .join('\n\n')

/** A plan of an earlier visit; what cannot be read is none. */
export function readPlan(text: string): Plan {
  const texts = (value: unknown) =>
    typeof value === 'object' && value !== null
      ? Object.fromEntries(
          Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
        )
      : {}
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null) return noPlan
    return {
      moved: texts('moved' in value ? value.moved : undefined),
      names: texts('names' in value ? value.names : undefined),
    }
  } catch {
    return noPlan
  }
}
