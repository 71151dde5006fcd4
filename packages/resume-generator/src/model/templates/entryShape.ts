import type { ResumeDocument } from '../document.ts'
import type { Style } from '../resume.ts'
import { run, type Metrics, type Voice } from './metrics.ts'

/** Where the parts of an entry stand. */
export interface EntryShape {
  /** Left edge and width of the text. */
  readonly x: number
  readonly width: number
  /** The period: in a column beside the text, above the title, or below it before the organisation. */
  readonly period:
    | { readonly at: 'beside'; readonly x: number; readonly width: number; readonly align?: 'right' }
    | { readonly at: 'above' | 'below' }
  readonly sign: string
  readonly title?: Voice
  /** Space between entries, in grid units. */
  readonly before?: number
  /** Whether a line runs along each entry, from a mark beside its period. */
  readonly axis?: boolean
  /** Whether organisation and place follow the title on its line. */
  readonly inline?: boolean
  /** Whether a hairline of this width divides an entry from what stands above it. */
  readonly hairline?: number
}

// In a column of its own a little smaller; within the entry's text of its size, so that a program that reads the
// page by its look takes both for one block.
export const periodVoice = (at: EntryShape['period']['at']): Voice => ({
  ink: 'label',
  tabular: true,
  scale: at === 'beside' ? 0.94 : 1,
})
/** A column of dates beside the text, on the side that the style wants. */
export const besideText = (
  { dates }: Pick<Style, 'dates'>,
  width: number,
  column: number,
  gap: number,
): Pick<EntryShape, 'x' | 'width' | 'period'> =>
  dates === 'left'
    ? { x: column + gap, width: width - column - gap, period: { at: 'beside', x: 0, width: column } }
    : {
        x: 0,
        width: width - column - gap,
        period: { at: 'beside', x: width - column, width: column, align: 'right' },
      }

/** The width of the longest period of a document, and of further texts beside it, between two bounds. */
export function columnWidth(
  { sections }: ResumeDocument,
  metrics: Metrics,
  [least, most]: readonly [number, number],
  further: readonly string[] = [],
) {
  const { style } = run(metrics, '', periodVoice('beside'))
  const periods = sections.flatMap(({ entries }) => entries.map(({ period }) => period?.text ?? ''))
  const widths = [...periods, ...further].map((text) => Math.ceil(metrics.measure(text, style)))
  return Math.min(most, Math.max(least, ...widths))
}
