import type { ScaleId } from './score.ts'

/** What one needs to answer the questionnaire and to read it, in one language. */
export interface Inventory {
  /** The 120 statements in the order they are asked. */
  readonly items: readonly string[]
  /** Remarks on single statements, by their place from 0 on. */
  readonly notes: Readonly<Record<number, string>>
  /** What the inventory asks of those who answer, before the first statement. */
  readonly instruction: readonly string[]
  /** What a facet is about, in a clause. */
  readonly facets: Readonly<Partial<Record<ScaleId, string>>>
}
