import { withPdf } from '../readPdf.ts'

/** Pixels of the longest side: what a dialog shows, on a screen with two to a CSS pixel. */
const SIZE = 800

/** Draws the first page of a PDF; nothing where pdf.js cannot. */
export async function drawFirstPage(file: Blob): Promise<ImageBitmap | undefined> {
  try {
    return await withPdf(new Uint8Array(await file.arrayBuffer()), async (document) => {
      const page = await document.getPage(1)
      const { width, height } = page.getViewport({ scale: 1 })
      const viewport = page.getViewport({ scale: SIZE / Math.max(width, height) })
      const canvas = globalThis.document.createElement('canvas')
      canvas.width = Math.ceil(viewport.width)
      canvas.height = Math.ceil(viewport.height)
      await page.render({ canvas, viewport }).promise
      return createImageBitmap(canvas)
    })
  } catch {
    return undefined
  }
}
