import { PDFDocument, PDFName, PDFNumber, PDFRawStream, type PDFDict } from 'pdf-lib'
import { drawTurned, jpegOf, type Reduction } from './drawPhoto.ts'

const whole = { turn: 0, crop: { left: 0, top: 0, right: 0, bottom: 0 } } as const
/** Bytes below which an image is left as it is. */
const SMALL = 20_000

const nameAt = (dict: PDFDict, key: string) => dict.get(PDFName.of(key))?.toString()

/** Whether a browser decodes the stream to what a reader shows: a JPEG, not of printing inks, without a map of values. */
function isPlainJpeg({ dict, contents }: PDFRawStream): boolean {
  return (
    nameAt(dict, 'Subtype') === '/Image' &&
    ['/DCTDecode', '[ /DCTDecode ]'].includes(nameAt(dict, 'Filter') ?? '') &&
    !/CMYK|Indexed|Separation|DeviceN|Lab/.test(nameAt(dict, 'ColorSpace') ?? '') &&
    !dict.has(PDFName.of('Decode')) &&
    contents.length > SMALL
  )
}

/** Writes the photos in a PDF anew, each where that makes it smaller: scans are pages of photos. */
export async function reducePdf(bytes: Uint8Array, { pixels, quality }: Reduction): Promise<Uint8Array> {
  const document = await PDFDocument.load(bytes, { updateMetadata: false })
  const canvas = globalThis.document.createElement('canvas')
  let isSmaller = false
  for (const [ref, object] of document.context.enumerateIndirectObjects()) {
    if (!(object instanceof PDFRawStream) || !isPlainJpeg(object)) continue
    try {
      const blob = new Blob([new Uint8Array(object.contents)], { type: 'image/jpeg' })
      // Readers of PDF know nothing of how a camera was held.
      drawTurned(canvas, await createImageBitmap(blob, { imageOrientation: 'none' }), whole, pixels)
    } catch {
      continue
    }
    const jpeg = await jpegOf(canvas, quality)
    if (jpeg.length === 0 || jpeg.length > object.contents.length * 0.9) continue
    const dict = object.dict.clone(document.context)
    dict.set(PDFName.of('Width'), PDFNumber.of(canvas.width))
    dict.set(PDFName.of('Height'), PDFNumber.of(canvas.height))
    dict.set(PDFName.of('ColorSpace'), PDFName.of('DeviceRGB'))
    dict.set(PDFName.of('BitsPerComponent'), PDFNumber.of(8))
    dict.set(PDFName.of('Filter'), PDFName.of('DCTDecode'))
    dict.delete(PDFName.of('DecodeParms'))
    document.context.assign(ref, PDFRawStream.of(dict, jpeg))
    isSmaller = true
  }
  return isSmaller ? document.save({ useObjectStreams: true }) : bytes
}
