/** A piece of text in a PDF, in points from the upper left corner of its page. */
export interface TextItem {
  readonly text: string
  readonly x: number
  /** Its baseline. */
  readonly y: number
  readonly width: number
  readonly size: number
  /** The marked content that it belongs to. */
  readonly mark: string | undefined
}

export interface TextPage {
  /** In the order of the file. */
  readonly items: readonly TextItem[]
  /** The marks in the order of the structure tree. */
  readonly marks: readonly string[]
}

/** Text that a reader takes in one piece: a line, or what a wide gap leaves of it. */
export interface ReadBox {
  /** Counted from 0. */
  readonly page: number
  readonly text: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** Of its largest text. */
  readonly size: number
  /** Whether the next box stands on another line. */
  readonly endsLine: boolean
}

/** How programs order the texts of a page: as the file has them, by their place, or by the structure tree. */
export const readerIds = ['content', 'layout', 'tags'] as const
export type ReaderId = (typeof readerIds)[number]

/** Widths of a gap, in ems: a space, and what divides columns. */
const SPACE = 0.15
const GAP = 1.2

const isOnLine = (one: TextItem, other: TextItem) => Math.abs(one.y - other.y) < 0.4 * one.size
const endOf = ({ x, width }: TextItem) => x + width

/** The texts line by line from above, each line from the left. */
function byPlace(items: readonly TextItem[]): readonly TextItem[] {
  const rows: TextItem[][] = []
  for (const item of items.toSorted((a, b) => a.y - b.y)) {
    const row = rows.at(-1)
    const [first] = row ?? []
    if (row && first && isOnLine(first, item)) row.push(item)
    else rows.push([item])
  }
  return rows.flatMap((row) => row.toSorted((a, b) => a.x - b.x))
}

const orders: Record<ReaderId, (page: TextPage) => readonly TextItem[]> = {
  content: ({ items }) => items,
  layout: ({ items }) => byPlace(items.filter(({ text }) => text.trim() !== '')),
  tags: ({ items, marks }) => {
    const byMark = Map.groupBy(items, ({ mark }) => mark)
    return marks.flatMap((mark) => byMark.get(mark) ?? [])
  },
}

function boxOf(items: readonly TextItem[], page: number, endsLine: boolean): ReadBox {
  const text = items
    .map((item, index) => {
      const before = items[index - 1]
      const isApart = before && item.x - endOf(before) > SPACE * item.size
      return (isApart ? ' ' : '') + item.text
    })
    .join('')
    .replaceAll(/\s+/g, ' ')
    .trim()
  const size = Math.max(...items.map((item) => item.size))
  const x = Math.min(...items.map((item) => item.x))
  return {
    page,
    text,
    x,
    y: Math.min(...items.map((item) => item.y)) - size * 0.85,
    width: Math.max(...items.map(endOf)) - x,
    height: size * 1.15,
    size,
    endsLine,
  }
}

/** Joins consecutive texts of a line; what stands far apart stays apart. */
export function boxesIn(items: readonly TextItem[], page: number): readonly ReadBox[] {
  const groups: TextItem[][] = []
  let before: TextItem | undefined
  for (const item of items) {
    if (item.text.trim() !== '') {
      const gap = before && item.x - endOf(before)
      const goesOn = before && gap !== undefined && isOnLine(before, item) && Math.abs(gap) < GAP * item.size
      if (goesOn) groups.at(-1)?.push(item)
      else groups.push([item])
      before = item
    } else if (item.text !== '' && before && item.width < GAP * before.size) {
      groups.at(-1)?.push({ ...item, x: endOf(before), y: before.y, size: before.size })
    }
  }
  return groups.map((group, index) => {
    const [first] = group
    const [next] = groups[index + 1] ?? []
    return boxOf(group, page, !(first && next && isOnLine(first, next)))
  })
}

/** What a reader takes of a PDF, in its order. */
export const readBy = (reader: ReaderId, pages: readonly TextPage[]): readonly ReadBox[] =>
  pages.flatMap((page, index) => boxesIn(orders[reader](page), index))

/** Boxes as text, line by line. */
export const textOf = (boxes: readonly ReadBox[]): string =>
  boxes.map(({ text, endsLine }) => text + (endsLine ? '\n' : '  ')).join('')
