import type { Attachment } from '../../model/portfolio/portfolio.ts'

/** How much a file is made smaller: the longest side of a page in pixels, and the quality of its JPEG. */
export interface Reduction {
  readonly pixels: number
  readonly quality: number
}

/** Draws a photo as it is turned and cut, its longest side at most so many pixels. */
export function drawTurned(
  canvas: HTMLCanvasElement,
  image: ImageBitmap,
  { turn, crop }: Pick<Attachment, 'turn' | 'crop'>,
  pixels: number,
) {
  const isAcross = turn % 180 === 90
  const [width, height] = isAcross ? [image.height, image.width] : [image.width, image.height]
  const [x, y] = [crop.left * width, crop.top * height]
  const shown = {
    width: Math.max(1, width * (1 - crop.left - crop.right)),
    height: Math.max(1, height * (1 - crop.top - crop.bottom)),
  }
  const scale = Math.min(1, pixels / Math.max(shown.width, shown.height))
  canvas.width = Math.max(1, Math.round(shown.width * scale))
  canvas.height = Math.max(1, Math.round(shown.height * scale))
  const context = canvas.getContext('2d')
  if (!context) return
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  context.scale(scale, scale)
  context.translate(width / 2 - x, height / 2 - y)
  context.rotate((turn * Math.PI) / 180)
  context.drawImage(image, -image.width / 2, -image.height / 2)
}

/** The canvas as the bytes of a JPEG. */
export async function jpegOf(canvas: HTMLCanvasElement, quality: number): Promise<Uint8Array> {
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', quality)
  })
  return new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer(0))
}
