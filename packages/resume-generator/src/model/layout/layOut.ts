import type { ResumeDocument } from '../document.ts'
import type { Style } from '../resume.ts'
import type { Block, Layout, Measure, Page, Palette, PlacedBlock, Shape } from './page.ts'
import { fillPages, type Fill } from './fillPages.ts'
import { paginate } from './paginate.ts'

/** A column of blocks that runs through the pages. */
export interface Flow {
  readonly x: number
  readonly blocks: readonly Block[]
  /** Where the column lies on a page; `rows` is at least 1. */
  readonly frame: (page: number) => { readonly top: number; readonly rows: number }
  /** What grows so that all its pages but the last end near the foot of their frames. */
  readonly fill?: Fill | undefined
}

/** What a template makes of a document. */
export interface Composition {
  readonly unit: number
  readonly drop: number
  readonly palette: Palette
  /** In the order in which they are read on each page. */
  readonly flows: readonly Flow[]
  /** What every page has beside the flows. */
  readonly furnish: (
    page: number,
    count: number,
  ) => { readonly shapes: readonly Shape[]; readonly blocks: readonly PlacedBlock[] }
}

export type Template = (document: ResumeDocument, style: Style, measure: Measure) => Composition

/** The pages of a document: every flow is divided by the paginator, then each page is furnished. */
export function layOut({ unit, drop, palette, flows, furnish }: Composition): Layout {
  const placed: PlacedBlock[][] = [[]]
  for (const { x, blocks, frame, fill } of flows) {
    const capacity = (page: number) => frame(page).rows
    const placements = paginate(blocks, capacity)
    for (const { index, page, row, from, to } of fill
      ? fillPages(placements, blocks, capacity, fill)
      : placements) {
      const block = blocks[index]
      if (!block) continue
      while (placed.length <= page) placed.push([])
      placed[page]?.push({ block, x, y: frame(page).top + row * unit, from, to })
    }
  }
  const pages = placed.map((own, index): Page => {
    const { shapes, blocks } = furnish(index, placed.length)
    return { number: index + 1, unit, drop, blocks: [...own, ...blocks], shapes }
  })
  return { pages, palette }
}
