import type { Paginated, Placement } from './paginate.ts'

/** Which spaces may grow: all of them, or those that stand before no heading. */
export type Fill = 'all' | 'entries'

/** How many units a space may grow: before a heading, and before anything else that has one. */
const growth = ({ keepWithNext }: Paginated, fill: Fill) => (!keepWithNext ? 1 : fill === 'all' ? 3 : 0)

/**
 * Lets pages end at one height: what a page has left over, because the next block did not fit, goes to the spaces
 * between its blocks, in whole units, so that all lines stay on the grid: to those before headings, then to those
 * between entries, always to all of a page alike. The last page ends where its text does.
 */
export function fillPages(
  placements: readonly Placement[],
  blocks: readonly Paginated[],
  capacity: (page: number) => number,
  fill: Fill,
): readonly Placement[] {
  const last = placements.at(-1)?.page ?? 0
  return [...Map.groupBy(placements, ({ page }) => page)].flatMap(([page, own]) => {
    const bottom = own.at(-1)
    if (page === last || !bottom) return own
    let left = capacity(page) - (bottom.row + bottom.to - bottom.from)
    const spaces = own.flatMap(({ index, from }, at) => {
      const block = blocks[index]
      return at > 0 && from === 0 && block && block.before > 0 ? [{ at, block, added: 0 }] : []
    })
    for (let round = 1; left > 0; round++) {
      const open = spaces.filter(({ block }) => growth(block, fill) >= round)
      if (open.length === 0) break
      const headings = open.filter(({ block }) => block.keepWithNext)
      for (const group of [headings, open.filter(({ block }) => !block.keepWithNext)]) {
        if (group.length > left) continue
        for (const space of group) space.added++
        left -= group.length
      }
    }
    let moved = 0
    return own.map((placement, at) => {
      moved += spaces.find((space) => space.at === at)?.added ?? 0
      return { ...placement, row: placement.row + moved }
    })
  })
}
