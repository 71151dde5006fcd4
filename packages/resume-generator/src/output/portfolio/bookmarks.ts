import { PDFDict, PDFName, PDFNumber, PDFRef, type PDFDocument, type PDFPage } from 'pdf-lib'
import { writeOutline } from '../pdf/outline.ts'

export interface Chapter {
  readonly title: string
  readonly page: PDFPage
  /** Whether the bookmarks that the document has already stand below this one. */
  readonly isParent?: boolean
}

const refAt = (dict: PDFDict, key: string): PDFRef | undefined => {
  const value = dict.get(PDFName.of(key))
  return value instanceof PDFRef ? value : undefined
}

/** The items of an outline's level, in order. */
function itemsOf(document: PDFDocument, parent: PDFDict): Array<readonly [PDFRef, PDFDict]> {
  const items: Array<readonly [PDFRef, PDFDict]> = []
  for (let ref = refAt(parent, 'First'); ref;) {
    const item = document.context.lookup(ref, PDFDict)
    items.push([ref, item])
    ref = refAt(item, 'Next')
  }
  return items
}

const outlineOf = (document: PDFDocument) => document.catalog.lookupMaybe(PDFName.of('Outlines'), PDFDict)

/** A bookmark a chapter, and the ones that were there below theirs. */
export function writeChapters(document: PDFDocument, chapters: readonly Chapter[]) {
  const before = outlineOf(document)
  writeOutline(
    document,
    chapters.map(({ title, page }) => ({ title, page, y: page.getHeight() })),
  )
  const outline = outlineOf(document)
  const at = chapters.findIndex(({ isParent }) => isParent)
  const [ref, parent] = (outline && itemsOf(document, outline)[at]) ?? []
  const children = before ? itemsOf(document, before) : []
  const [first, last] = [children[0], children.at(-1)]
  if (!ref || !parent || !first || !last) return
  for (const [, child] of children) child.set(PDFName.of('Parent'), ref)
  parent.set(PDFName.of('First'), first[0])
  parent.set(PDFName.of('Last'), last[0])
  // Closed, so that the chapters are seen first.
  parent.set(PDFName.of('Count'), PDFNumber.of(-children.length))
}
