import type { EntryFields } from '../entry.ts'

/** An entry of a file; `item` is its stored form where the file holds that. */
export interface Imported {
  readonly fields: EntryFields
  readonly id?: string | undefined
  readonly item?: unknown
}

export interface ImportProblem {
  readonly line: number
  readonly fault: 'date' | 'title'
  readonly text: string
}

export type Refusal = 'empty' | 'no-columns' | 'no-entries' | 'no-json' | 'no-list' | 'too-large'

export type ImportResult =
  | { readonly entries: readonly Imported[]; readonly problems: readonly ImportProblem[] }
  | { readonly refused: Refusal }
