import type { ApplicationLayout, PagesPart } from '../../model/application.ts'

/** Size of a page in CSS pixels. */
const pageSize = { width: (210 / 25.4) * 96, height: (297 / 25.4) * 96 } as const

/** How large the pages are shown. */
export const zooms = ['width', 'page', 'full', 'large'] as const
export type Zoom = (typeof zooms)[number]

export type ShownPages = PagesPart | 'all'

/** The scale of the pages in a window of this size. */
export function scaleOf(zoom: Zoom, { width, height }: { width: number; height: number }): number {
  const fit = Math.min(1.15, width / pageSize.width)
  if (zoom === 'page') return Math.min(fit, height / pageSize.height)
  return zoom === 'width' ? fit : zoom === 'full' ? 1 : 1.5
}

/** The layout with the pages of one part alone; all of them where it has none. */
export function partOfLayout(layout: ApplicationLayout, shown: ShownPages): ApplicationLayout {
  const at = layout.parts.findIndex(({ part }) => part === shown)
  const own = layout.parts[at]
  if (!own) return layout
  const first = layout.parts.slice(0, at).reduce((sum, { count }) => sum + count, 0)
  return { ...layout, pages: layout.pages.slice(first, first + own.count) }
}

/** The part of the pages that shows a field of the form. */
export const pagesOfField = (field: string): PagesPart =>
  field.startsWith('letter/') ? 'letter' : field.startsWith('cover/') ? 'cover' : 'resume'
