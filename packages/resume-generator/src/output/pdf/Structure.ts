import {
  PDFDict,
  PDFHexString,
  PDFName,
  PDFString,
  type PDFDocument,
  type PDFPage,
  type PDFRef,
} from 'pdf-lib'

/** Structure types of PDF 1.7 that a resume needs. */
export type StructureType = 'Document' | 'H1' | 'H2' | 'H3' | 'P' | 'L' | 'LI' | 'LBody' | 'Figure' | 'Link'

interface Figure {
  readonly alt: string
  /** Left, lower, right and upper edge on the page. */
  readonly box: readonly [number, number, number, number]
}

export interface StructureNode {
  readonly ref: PDFRef
  readonly type: StructureType
  readonly parent: StructureNode | undefined
  readonly figure: Figure | undefined
  readonly kids: Array<
    | StructureNode
    | { readonly page: PDFRef; readonly mark: number }
    | { readonly object: PDFRef; page: PDFRef }
  >
}

/** The structure tree of a tagged PDF: which part of which page's content belongs to which paragraph. */
export class Structure {
  readonly root: StructureNode
  private readonly nodes: StructureNode[] = []
  /** By page: the node of each mark on it. */
  private readonly marks = new Map<PDFPage, StructureNode[]>()
  private readonly objects: StructureNode[] = []

  constructor(private readonly document: PDFDocument) {
    this.root = this.add('Document')
  }

  add(type: StructureType, parent?: StructureNode, figure?: Figure): StructureNode {
    const node: StructureNode = { ref: this.document.context.nextRef(), type, parent, figure, kids: [] }
    this.nodes.push(node)
    parent?.kids.push(node)
    return node
  }

  /** A new mark on a page for content of a node; its number goes into the content stream. */
  mark(node: StructureNode, page: PDFPage): number {
    const marks = this.marks.get(page) ?? []
    this.marks.set(page, marks)
    node.kids.push({ page: page.ref, mark: marks.length })
    marks.push(node)
    return marks.length - 1
  }

  /** Joins a link annotation to its node; the number is the annotation's StructParent. */
  object(node: StructureNode, object: PDFRef, page: PDFPage, pages: number): number {
    node.kids.push({ object, page: page.ref })
    this.objects.push(node)
    return pages + this.objects.length - 1
  }

  /** Writes the tree into the document's catalog. */
  write() {
    const { context, catalog } = this.document
    const rootRef = context.nextRef()
    for (const { ref, type, parent, figure, kids } of this.nodes) {
      const dictionary = context.obj({ Type: 'StructElem', S: type, P: parent?.ref ?? rootRef })
      const written = kids.map((kid) => {
        if ('ref' in kid) return kid.ref
        if ('mark' in kid) return context.obj({ Type: 'MCR', Pg: kid.page, MCID: kid.mark })
        return context.obj({ Type: 'OBJR', Obj: kid.object, Pg: kid.page })
      })
      if (dictionary instanceof PDFDict) {
        dictionary.set(PDFName.of('K'), context.obj(written))
        if (figure) {
          dictionary.set(PDFName.of('Alt'), PDFHexString.fromText(figure.alt))
          dictionary.set(
            PDFName.of('A'),
            context.obj({ O: 'Layout', Placement: 'Block', BBox: [...figure.box] }),
          )
        }
      }
      context.assign(ref, dictionary)
    }
    const numbers = [...this.marks.values()].flatMap((nodes, index) => [index, nodes.map(({ ref }) => ref)])
    const objects = this.objects.flatMap((node, index) => [this.document.getPageCount() + index, node.ref])
    context.assign(
      rootRef,
      context.obj({
        Type: 'StructTreeRoot',
        K: [this.root.ref],
        ParentTree: { Nums: [...numbers, ...objects] },
        ParentTreeNextKey: this.document.getPageCount() + this.objects.length,
      }),
    )
    for (const [index, page] of [...this.marks.keys()].entries()) {
      page.node.set(PDFName.of('StructParents'), context.obj(index))
      page.node.set(PDFName.of('Tabs'), PDFName.of('S'))
    }
    catalog.set(PDFName.of('StructTreeRoot'), rootRef)
    catalog.set(PDFName.of('MarkInfo'), context.obj({ Marked: true }))
  }
}

/** A link annotation over an area of a page. */
export function addLink(
  document: PDFDocument,
  page: PDFPage,
  area: readonly [number, number, number, number],
  href: string,
): { readonly ref: PDFRef; readonly setParent: (number: number) => void } {
  const annotation = document.context.obj({
    Type: 'Annot',
    Subtype: 'Link',
    Rect: [...area],
    Border: [0, 0, 0],
    F: 4,
    Contents: PDFString.of(href),
    A: { Type: 'Action', S: 'URI', URI: PDFString.of(href) },
  })
  const ref = document.context.register(annotation)
  page.node.addAnnot(ref)
  return {
    ref,
    setParent: (number) => {
      if (annotation instanceof PDFDict)
        annotation.set(PDFName.of('StructParent'), document.context.obj(number))
    },
  }
}
