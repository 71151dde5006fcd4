import { PDFHexString, PDFName, type PDFDocument, type PDFPage } from 'pdf-lib'

export interface Bookmark {
  readonly title: string
  readonly page: PDFPage
  /** Distance of the heading from the page's lower edge. */
  readonly y: number
}

/** Bookmarks of one level. */
export function writeOutline({ context, catalog }: PDFDocument, bookmarks: readonly Bookmark[]) {
  if (bookmarks.length === 0) return
  const root = context.nextRef()
  const items = bookmarks.map((bookmark) => ({ ...bookmark, ref: context.nextRef() }))
  for (const [index, { title, page, y, ref }] of items.entries()) {
    const before = items[index - 1]
    const after = items[index + 1]
    context.assign(
      ref,
      context.obj({
        Title: PDFHexString.fromText(title),
        Parent: root,
        Dest: [page.ref, PDFName.of('XYZ'), 0, y, 0],
        ...(before && { Prev: before.ref }),
        ...(after && { Next: after.ref }),
      }),
    )
  }
  const [first, last] = [items[0], items.at(-1)]
  if (!first || !last) return
  context.assign(
    root,
    context.obj({ Type: 'Outlines', First: first.ref, Last: last.ref, Count: items.length }),
  )
  catalog.set(PDFName.of('Outlines'), root)
}
