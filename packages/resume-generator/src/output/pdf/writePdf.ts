import {
  AFRelationship,
  beginText,
  endText,
  fill,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFOperator,
  PDFOperatorNames,
  popGraphicsState,
  pushGraphicsState,
  rectangle,
  setCharacterSpacing,
  setFillingRgbColor,
  setFontAndSize,
  setTextMatrix,
  type PDFImage,
  type PDFPage,
} from 'pdf-lib'
import type { ReadFont } from '../fonts/FontChain.ts'
import {
  baselineOf,
  linesShown,
  pageHeight,
  pageWidth,
  shapesShown,
  type Face,
  type Layout,
  type Line,
  type Page,
  type PlacedBlock,
  type Shape,
  type Tag,
  type TextPart,
} from '../../model/layout/page.ts'
import { type PdfDetails, writeMetadata } from './metadata.ts'
import { writeOutline, type Bookmark } from './outline.ts'
import { PdfFonts } from './PdfFonts.ts'
import type { EmbeddedFont } from './EmbeddedFont.ts'
import { addLink, Structure, type StructureNode, type StructureType } from './Structure.ts'

export interface WrittenPdf {
  readonly bytes: Uint8Array
  /** Letters that no font has; they are left out. */
  readonly missing: readonly string[]
}

const structureTypes: Record<Exclude<Tag, 'artifact' | 'li'>, StructureType> = {
  h1: 'H1',
  h2: 'H2',
  h3: 'H3',
  p: 'P',
}

function rgb(hex: string): readonly [number, number, number] {
  const channel = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16) / 255
  return [channel(1), channel(3), channel(5)]
}

const begin = (tag: string, mark: number) =>
  PDFOperator.of(PDFOperatorNames.BeginMarkedContentSequence, [PDFName.of(tag), `<</MCID ${mark}>>`])
const beginArtifact = PDFOperator.of(PDFOperatorNames.BeginMarkedContent, [PDFName.of('Artifact')])
const end = PDFOperator.of(PDFOperatorNames.EndMarkedContent)

/** Writes one layout, page by page, in reading order. */
class PageWriter {
  private readonly names = new Map<PDFPage, Map<EmbeddedFont, PDFName>>()
  private readonly nodes = new Map<TextPart, StructureNode>()
  private readonly lists = new Map<string, StructureNode>()
  readonly bookmarks: Bookmark[] = []
  /** Of the page that is written. */
  private grid: Pick<Page, 'unit' | 'drop'> = { unit: 1, drop: 0 }

  constructor(
    private readonly document: PDFDocument,
    private readonly layout: Layout,
    private readonly fonts: PdfFonts,
    private readonly images: ReadonlyMap<string, PDFImage>,
    private readonly structure: Structure,
  ) {}

  write() {
    for (const { blocks, shapes, ...grid } of this.layout.pages) {
      const page = this.document.addPage([pageWidth, pageHeight])
      this.grid = grid
      page.pushOperators(beginArtifact)
      for (const shape of shapes) this.rectangle(page, shape, shape.x, shape.y)
      page.pushOperators(end)
      for (const placed of blocks) this.block(page, placed)
    }
  }

  private block(page: PDFPage, placed: PlacedBlock) {
    const { block, x, y, from } = placed
    for (const shape of shapesShown(placed, this.grid.unit)) {
      const [left, top] = [x + shape.x, y + shape.y - from * this.grid.unit]
      if (shape.kind === 'image') this.image(page, shape, left, top)
      else {
        page.pushOperators(beginArtifact)
        this.rectangle(page, shape, left, top)
        page.pushOperators(end)
      }
    }
    for (const [index, part] of block.texts.entries()) {
      const lines = linesShown(part, placed)
      const [first] = lines
      if (!first) continue
      if (part.tag === 'artifact') {
        page.pushOperators(beginArtifact)
        for (const line of lines) this.line(page, line, placed)
        page.pushOperators(end)
        continue
      }
      const node = this.nodeOf(part, block.texts[index - 1]?.tag === 'li', block.key)
      this.mark(page, node)
      for (const line of lines) this.line(page, line, placed, node)
      page.pushOperators(end)
      if (part.tag === 'h2')
        this.bookmarks.push({
          title: part.lines.flatMap(({ runs }) => runs.map(({ text }) => text)).join(''),
          page,
          y: pageHeight - y - baselineOf(first, placed, this.grid) + this.grid.unit * 2,
        })
    }
  }

  /** Begins content of a node. */
  private mark(page: PDFPage, node: StructureNode) {
    page.pushOperators(begin(node.type, this.structure.mark(node, page)))
  }

  /** Consecutive items of a block make one list. */
  private nodeOf(part: TextPart, goesOn: boolean, key: string): StructureNode {
    const known = this.nodes.get(part)
    if (known) return known
    const { root } = this.structure
    let node: StructureNode
    if (part.tag === 'li') {
      const list = (goesOn && this.lists.get(key)) || this.structure.add('L', root)
      this.lists.set(key, list)
      node = this.structure.add('LBody', this.structure.add('LI', list))
    } else node = this.structure.add(part.tag === 'artifact' ? 'P' : structureTypes[part.tag], root)
    this.nodes.set(part, node)
    return node
  }

  private line(page: PDFPage, line: Line, placed: PlacedBlock, node?: StructureNode) {
    const y = pageHeight - placed.y - baselineOf(line, placed, this.grid)
    let x = placed.x + line.x
    page.pushOperators(beginText())
    for (const [index, run] of line.runs.entries()) {
      const { style } = run
      const text = index === line.runs.length - 1 && line.continues ? `${run.text} ` : run.text
      const tracking = (style.tracking ?? 0) * style.size
      const start = x
      // The words of a link are content of the link itself.
      const link = run.href && node ? this.structure.add('Link', node) : undefined
      if (link) {
        page.pushOperators(endText(), end)
        this.mark(page, link)
        page.pushOperators(beginText())
      }
      page.pushOperators(
        setTextMatrix(1, 0, 0, 1, x, y),
        setFillingRgbColor(...rgb(this.layout.palette[style.ink])),
        setCharacterSpacing(tracking),
      )
      for (const { font, adjusted, width } of this.fonts.show(text, style)) {
        page.pushOperators(
          setFontAndSize(this.nameOf(page, font), style.size),
          PDFOperator.of(PDFOperatorNames.ShowTextAdjusted, [adjusted]),
        )
        x += (width * style.size) / 1000
      }
      if (run.href && link && node) {
        this.link(page, [start, y - style.size * 0.25, x, y + style.size * 0.85], run.href, link)
        page.pushOperators(endText(), end)
        this.mark(page, node)
        page.pushOperators(beginText())
      }
    }
    page.pushOperators(endText())
  }

  private link(
    page: PDFPage,
    area: readonly [number, number, number, number],
    href: string,
    link: StructureNode,
  ) {
    const { ref, setParent } = addLink(this.document, page, area, href)
    setParent(this.structure.object(link, ref, page, this.layout.pages.length))
  }

  private nameOf(page: PDFPage, font: EmbeddedFont): PDFName {
    const names = this.names.get(page) ?? new Map<EmbeddedFont, PDFName>()
    this.names.set(page, names)
    const name = names.get(font) ?? page.node.newFontDictionary(font.name, font.ref)
    names.set(font, name)
    return name
  }

  private rectangle(page: PDFPage, { width, height, ink = 'rule' }: Shape, x: number, y: number) {
    page.pushOperators(
      setFillingRgbColor(...rgb(this.layout.palette[ink])),
      rectangle(x, pageHeight - y - height, width, height),
      fill(),
    )
  }

  private image(page: PDFPage, { image = '', alt, width, height }: Shape, x: number, y: number) {
    const embedded = this.images.get(image)
    if (!embedded) return
    // Within its box, as large as its proportions allow.
    const scale = Math.min(width / embedded.width, height / embedded.height)
    const [shownWidth, shownHeight] = [embedded.width * scale, embedded.height * scale]
    const bottom = pageHeight - y - height + (height - shownHeight) / 2
    const node = this.structure.add('Figure', this.structure.root, {
      alt: alt ?? '',
      box: [x, bottom, x + shownWidth, bottom + shownHeight],
    })
    page.pushOperators(begin('Figure', this.structure.mark(node, page)), pushGraphicsState())
    page.drawImage(embedded, {
      x,
      y: bottom,
      width: shownWidth,
      height: shownHeight,
    })
    page.pushOperators(popGraphicsState(), end)
  }
}

function runsOf(layout: Layout) {
  return layout.pages.flatMap(({ blocks }) =>
    blocks.flatMap(({ block }) => block.texts.flatMap(({ lines }) => lines.flatMap(({ runs }) => runs))),
  )
}

/** The data URLs of the images that the pages show. */
export const imagesOf = (layout: Layout): ReadonlySet<string> =>
  new Set(
    layout.pages.flatMap(({ blocks }) =>
      blocks.flatMap(({ block }) => block.shapes.flatMap(({ image }) => (image ? [image] : []))),
    ),
  )

async function embedImages(document: PDFDocument, layout: Layout) {
  const images = new Map<string, PDFImage>()
  for (const url of imagesOf(layout))
    images.set(
      url,
      url.startsWith('data:image/png') ? await document.embedPng(url) : await document.embedJpg(url),
    )
  return images
}

/** Writes the pages of a layout as a tagged PDF with embedded fonts. */
export async function writePdf(layout: Layout, details: PdfDetails, readFont: ReadFont): Promise<WrittenPdf> {
  const document = await PDFDocument.create()
  document.setTitle(details.title, { showInWindowTitleBar: true })
  document.setAuthor(details.author)
  document.setLanguage(details.language)
  document.setCreator('@kleinzeug/resume-generator')
  document.setCreationDate(details.created)
  document.setModificationDate(details.created)
  const runs = runsOf(layout)
  const fonts = new PdfFonts(document.context)
  const texts = new Map<Face, string>()
  for (const { text, style } of runs) texts.set(style.face, `${texts.get(style.face) ?? ''}${text} `)
  await fonts.prepare(texts, readFont)
  const structure = new Structure(document)
  const writer = new PageWriter(document, layout, fonts, await embedImages(document, layout), structure)
  writer.write()
  fonts.write()
  structure.write()
  writeOutline(document, writer.bookmarks)
  writeMetadata(document, details)
  if (details.attachment)
    await document.attach(new TextEncoder().encode(details.attachment.text), details.attachment.name, {
      mimeType: 'application/json',
      creationDate: details.created,
      modificationDate: details.created,
      afRelationship: AFRelationship.Source,
    })
  document.catalog.set(PDFName.of('Lang'), PDFHexString.fromText(details.language))
  const bytes = await document.save({ useObjectStreams: true })
  return { bytes, missing: [...fonts.missing] }
}
