import type { Page } from '@playwright/test'

/**
 * Lets the page find a stored drawing of 3,000 rectangles, of which the last stands at x 150: so large that edits
 * are stored in the journal first.
 */
export const storeLargeDrawing = (page: Page) =>
  page.addInitScript(() => {
    if (localStorage.getItem('kleinzeug') !== null) return
    const node = (type: string, id: string, fields: object, children: object[], indent: number) => ({
      element: { type, id, ...fields },
      children,
      expanded: true,
      indent,
    })
    const rects = Array.from({ length: 3000 }, (_, index) => {
      const fields = { x: index === 2999 ? 150 : 1, y: 2, w: 3, h: 4 }
      return node('rect', `rect${String(index + 1).padStart(3, '0')}`, fields, [], 1)
    })
    const svgEditor = { current: node('svg', 'svg001', {}, rects, 0), library: [] }
    localStorage.setItem('kleinzeug', JSON.stringify({ svgEditor }))
  })
