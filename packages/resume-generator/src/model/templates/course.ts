import type { ResumeDocument } from '../document.ts'
import type { Fill } from '../layout/fillPages.ts'
import type { Composition } from '../layout/layOut.ts'
import { pageHeight, pageWidth, type Block, type PlacedBlock, type Shape } from '../layout/page.ts'
import { BlockBuilder } from './BlockBuilder.ts'
import { run, type Metrics, type Voice } from './metrics.ts'

/** The last entry goes to the page of the signature, so that this does not stand alone there. */
export function withClosing(blocks: readonly Block[], closing: readonly Block[]): Block[] {
  const last = blocks.at(-1)
  if (!last || closing.length === 0) return [...blocks, ...closing]
  return [...blocks.slice(0, -1), { ...last, keepWithNext: true }, ...closing]
}

interface Foot {
  readonly x: number
  readonly width: number
  /** From its lower edge to that of the page. */
  readonly above: number
}

/** Name and page number at the foot of a document of several pages. */
export function pageFoot(
  document: ResumeDocument,
  metrics: Metrics,
  { x, width, above }: Foot,
  page: number,
  count: number,
): PlacedBlock[] {
  if (count < 2) return []
  const builder = new BlockBuilder(metrics)
  const voice: Voice = { ink: 'soft', scale: 0.86, tabular: true }
  const number = run(metrics, document.words.page(page + 1, count), voice)
  const name = document.name && page > 0 ? [run(metrics, document.name.text, voice)] : []
  builder.text('artifact', name, { width: width * 0.6, stay: true, fit: true })
  builder.text('artifact', [number], { width, align: 'right' })
  const block = builder.block('foot')
  return [{ block, x, y: pageHeight - above - metrics.unit * 2, from: 0, to: block.rows }]
}

/** The margins of a page, in points. */
export interface Margins {
  readonly left: number
  readonly width: number
  readonly top: number
  readonly bottom: number
  /** Of the page number, from the lower edge of the page. */
  readonly foot: number
}

/** The margins of a template, in millimetres, as wide as the style wants them. */
export function marginsOf(
  { margin }: Metrics,
  { left, right, top, bottom, foot }: Record<'left' | 'right' | 'top' | 'bottom' | 'foot', number>,
): Margins {
  const width = pageWidth - margin(left) - margin(right)
  return { left: margin(left), width, top: margin(top), bottom: margin(bottom), foot: margin(foot) }
}

interface Course {
  readonly margins: Margins
  readonly blocks: readonly Block[]
  readonly closing: readonly Block[]
  readonly fill: Fill
  /** What lies behind the text of a page. */
  readonly shapes?: (page: number) => readonly Shape[]
}

/** One column of blocks through all pages, with the page numbers at the foot. */
export function setCourse(
  document: ResumeDocument,
  metrics: Metrics,
  { margins: { left, width, top, bottom, foot }, blocks, closing, fill, shapes }: Course,
): Composition {
  const { unit, drop, palette } = metrics
  const rows = Math.floor((pageHeight - top - bottom) / unit)
  return {
    unit,
    drop,
    palette,
    flows: [{ x: left, blocks: withClosing(blocks, closing), frame: () => ({ top, rows }), fill }],
    furnish: (page, count) => ({
      shapes: shapes?.(page) ?? [],
      blocks: pageFoot(document, metrics, { x: left, width, above: foot }, page, count),
    }),
  }
}
