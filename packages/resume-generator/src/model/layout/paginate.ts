/** What the paginator must know of a block; all heights are whole grid units. */
export interface Paginated {
  readonly rows: number
  /** Space before it, dropped at the top of a page. */
  readonly before: number
  readonly keepWithNext: boolean
  /** Heights, ascending, after which it may be divided where no page can hold it whole. */
  readonly splits: readonly number[]
}

/** Units `from` to `to` of a block on a page, `row` units below the top of the page's frame. */
export interface Placement {
  readonly index: number
  readonly page: number
  readonly row: number
  readonly from: number
  readonly to: number
}

/**
 * Distributes blocks over pages. A block that keeps with the next one is never the last of a page, unless both fit on
 * no page and the next has no split. A block that fits on a page is divided only then: after one that keeps with it.
 *
 * @param capacity units of a page's frame, by the index of the page; at least 1
 */
export function paginate(
  blocks: readonly Paginated[],
  capacity: (page: number) => number,
): readonly Placement[] {
  const placements: Placement[] = []
  let page = 0
  let row = 0

  const nextPage = () => {
    page++
    row = 0
  }
  const space = (block: Paginated) => (row === 0 ? 0 : block.before)

  const place = (index: number, block: Paginated, from = 0, to = block.rows) => {
    const at = row + (from === 0 ? space(block) : 0)
    placements.push({ index, page, row: at, from, to })
    row = at + to - from
  }

  /** A block that no page holds: as much of it as fits on each. */
  const placeDivided = (index: number, block: Paginated) => {
    let from = 0
    while (from < block.rows) {
      const room = capacity(page) - row - (from === 0 ? space(block) : 0)
      if (block.rows - from <= room) return place(index, block, from)
      const split = block.splits.findLast(
        (height) => height > from && height < block.rows && height - from <= room,
      )
      if (split !== undefined) {
        place(index, block, from, split)
        from = split
      } else if (row === 0) {
        // Not even its first part fits on an empty page: cut where the page ends.
        const cut = from + Math.max(1, room)
        place(index, block, from, cut)
        from = cut
      }
      nextPage()
    }
  }

  /** Height of the blocks from one to another when they stand together at the top of a page. */
  const heightOf = (group: readonly Paginated[]) =>
    group.reduce((sum, block, at) => sum + block.rows + (at === 0 ? 0 : block.before), 0)

  const placeGroup = (start: number, group: readonly Paginated[]) => {
    const [first] = group
    if (!first) return
    const height = heightOf(group)
    if (row > 0 && row + first.before + height > capacity(page)) {
      if (height <= capacity(page + 1) || !fitsWithPart(group)) nextPage()
    }
    for (const [at, block] of group.entries()) {
      if (row + space(block) + block.rows <= capacity(page)) place(start + at, block)
      else if (at > 0 && height > capacity(page + 1) && firstPartFits(block)) placeDivided(start + at, block)
      else if (block.rows <= capacity(page + (row > 0 ? 1 : 0))) {
        if (row > 0) nextPage()
        place(start + at, block)
      } else placeDivided(start + at, block)
    }
  }

  const firstPartFits = (block: Paginated) => {
    const least = block.splits[0]
    return row > 0 && least !== undefined && row + space(block) + least <= capacity(page)
  }

  /** Whether all of a group but its last block, and the first part of that one, fit on what is left here. */
  const fitsWithPart = (group: readonly Paginated[]) => {
    const last = group.at(-1)
    const first = group[0]
    if (!last || !first) return true
    const least = last.splits[0] ?? last.rows
    const before = heightOf(group) - last.rows
    return row + first.before + before + least <= capacity(page)
  }

  for (let start = 0; start < blocks.length;) {
    let end = start
    while (blocks[end]?.keepWithNext && end + 1 < blocks.length) end++
    const group = blocks.slice(start, end + 1)
    // A chain that fits on no page: its last blocks go together, the others for themselves.
    if (group.length > 2 && heightOf(group) > capacity(page + 1)) {
      placeGroup(start, group.slice(0, 2))
      start += 2
    } else {
      placeGroup(start, group)
      start = end + 1
    }
  }
  return placements
}
