import type { EntryFields } from '../entry.ts'
import type { Keyed } from '../list.ts'

/** An entry of a table or a text. */
export interface Imported {
  readonly fields: EntryFields
  readonly id?: string | undefined
}

export interface ImportProblem {
  readonly line: number
  readonly fault: 'date' | 'title'
  readonly text: string
}

export type Refusal = 'no-columns' | 'no-entries' | 'no-json' | 'no-list'

/** What a table or a text holds. */
export type ImportResult =
  | { readonly entries: readonly Imported[]; readonly problems: readonly ImportProblem[] }
  | { readonly refused: Refusal }

/** What a file holds, as items of the list. */
export type AchievementsFile =
  | {
      readonly items: readonly Keyed[]
      readonly problems: readonly ImportProblem[]
      /** What a table or a text carries of an entry; JSON carries all. */
      readonly fields?: readonly string[]
      readonly isCut: boolean
    }
  | { readonly refused: Refusal }
