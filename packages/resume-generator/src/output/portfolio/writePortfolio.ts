import { degrees, PDFDocument, type PDFPage } from 'pdf-lib'
import { pageHeight, pageWidth } from '../../model/layout/page.ts'
import { turnedCrop } from '../../model/portfolio/editPortfolio.ts'
import type { Attachment } from '../../model/portfolio/portfolio.ts'
import { decodeImage } from '../photo.ts'
import { writeChapters, type Chapter } from './bookmarks.ts'
import { drawTurned, jpegOf, type Reduction } from './drawPhoto.ts'
import { reducePdf } from './reducePdf.ts'

/** What is merged: the pages of the application, then the files. */
export interface PortfolioParts {
  readonly application: Uint8Array
  /** The parts of the application, each with its first page; the bookmarks of the application belong to the last one. */
  readonly chapters: ReadonlyArray<{ readonly title: string; readonly page: number }>
  readonly files: ReadonlyArray<{ readonly attachment: Attachment; readonly blob: Blob }>
  /** Bytes that the whole has at most. */
  readonly limit: number
}

export type WrittenPortfolio =
  | { readonly bytes: Uint8Array; readonly pages: number }
  /** The smallest that can be had, and what takes most of it; without a file the application alone is too large. */
  | {
      readonly problem: 'too-large'
      readonly size: number
      readonly name: string | undefined
      readonly share: number
    }

/** A4 at 200, 170 … dots an inch. The first one leaves PDF files as they are. */
const reductions: readonly Reduction[] = [
  { pixels: 2339, quality: 0.85 },
  { pixels: 2000, quality: 0.8 },
  { pixels: 1750, quality: 0.7 },
  { pixels: 1450, quality: 0.6 },
  { pixels: 1200, quality: 0.5 },
  { pixels: 950, quality: 0.4 },
]

async function bytesOf(
  { attachment, blob }: PortfolioParts['files'][number],
  reduction: Reduction,
): Promise<Uint8Array> {
  if (attachment.kind === 'pdf') {
    const bytes = new Uint8Array(await blob.arrayBuffer())
    return reduction === reductions[0] ? bytes : reducePdf(bytes, reduction)
  }
  const image = await decodeImage(blob)
  if (!image) throw new Error(`${attachment.name} cannot be decoded`)
  const canvas = globalThis.document.createElement('canvas')
  drawTurned(canvas, image, attachment, reduction.pixels)
  image.close()
  return jpegOf(canvas, reduction.quality)
}

/** Turns a page, and shows only what is left of it. */
function turnAndCrop(page: PDFPage, { turn, crop }: Attachment) {
  const angle = (page.getRotation().angle + turn + 360) % 360
  page.setRotation(degrees(angle))
  // The crop is that of the turned page; a page has its box as it is before that.
  let cut = crop
  for (let turned = angle; turned % 360 !== 0; turned += 90) cut = turnedCrop(cut)
  const { x, y, width, height } = page.getCropBox()
  page.setCropBox(
    x + cut.left * width,
    y + cut.bottom * height,
    Math.max(1, width * (1 - cut.left - cut.right)),
    Math.max(1, height * (1 - cut.top - cut.bottom)),
  )
}

/** Adds the pages of a file, and returns the first one. */
async function addPages(document: PDFDocument, attachment: Attachment, bytes: Uint8Array) {
  if (attachment.kind === 'pdf') {
    const source = await PDFDocument.load(bytes, { updateMetadata: false })
    const pages = await document.copyPages(source, source.getPageIndices())
    for (const page of pages) {
      turnAndCrop(page, attachment)
      document.addPage(page)
    }
    return pages[0]
  }
  const image = await document.embedJpg(bytes)
  const isAcross = image.width > image.height
  const [width, height] = isAcross ? [pageHeight, pageWidth] : [pageWidth, pageHeight]
  const page = document.addPage([width, height])
  const shown = image.scaleToFit(width, height)
  page.drawImage(image, { ...shown, x: (width - shown.width) / 2, y: (height - shown.height) / 2 })
  return page
}

async function merged(parts: PortfolioParts, contents: readonly Uint8Array[]) {
  const document = await PDFDocument.load(parts.application, { updateMetadata: false })
  const chapters: Chapter[] = parts.chapters.map(({ title, page }, index) => ({
    title,
    page: document.getPage(page),
    isParent: index === parts.chapters.length - 1,
  }))
  for (const [index, { attachment }] of parts.files.entries()) {
    const page = await addPages(document, attachment, contents[index] ?? new Uint8Array())
    if (page) chapters.push({ title: attachment.name, page })
  }
  writeChapters(document, chapters)
  return { bytes: await document.save({ useObjectStreams: true }), pages: document.getPageCount() }
}

/** Writes one file below the limit: photos and scans lose no more than they have to. */
export async function writePortfolio(parts: PortfolioParts): Promise<WrittenPortfolio> {
  let smallest: { readonly size: number; readonly contents: readonly Uint8Array[] } | undefined
  for (const reduction of reductions) {
    // One after the other: a decoded photo takes fifty megabytes.
    const contents: Uint8Array[] = []
    for (const file of parts.files) contents.push(await bytesOf(file, reduction))
    const size = contents.reduce((sum, { length }) => sum + length, parts.application.length)
    if (!smallest || size < smallest.size) smallest = { size, contents }
    // What several pages of a file share is stored once: the sum is about the size, not exactly it.
    if (size > parts.limit * 1.1) continue
    const whole = await merged(parts, contents)
    if (whole.bytes.length <= parts.limit) return whole
  }
  const shares = smallest?.contents.map(({ length }) => length) ?? []
  const share = Math.max(0, ...shares)
  return {
    problem: 'too-large',
    size: smallest?.size ?? 0,
    name: parts.files[shares.indexOf(share)]?.attachment.name,
    share,
  }
}
