/** Size of a photo in pixels: 4.5 by 6 cm at 300 dots an inch. */
export const photoSize = { width: 531, height: 709 } as const

/** Bytes that a stored image has at most. */
const LIMIT = 60_000

/** Which part of an image is shown: its size, 1 for as much as fits, and its place, from 0 to 1. */
export interface Crop {
  readonly zoom: number
  readonly across: number
  readonly down: number
}

/** The rectangle of an image that fills the photo. */
export function cropOf(image: { width: number; height: number }, { zoom, across, down }: Crop) {
  const ratio = photoSize.width / photoSize.height
  const fits = image.width / image.height > ratio
  const height = (fits ? image.height : image.width / ratio) / zoom
  const width = height * ratio
  return { x: (image.width - width) * across, y: (image.height - height) * down, width, height }
}

/** Decodes an image file, upright; `undefined` when the browser cannot read it, such as HEIC in most. */
export async function decodeImage(file: Blob): Promise<ImageBitmap | undefined> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' })
  } catch {
    return undefined
  }
}

export function drawPhoto(canvas: HTMLCanvasElement, image: ImageBitmap, crop: Crop) {
  canvas.width = photoSize.width
  canvas.height = photoSize.height
  const context = canvas.getContext('2d')
  if (!context) return
  const { x, y, width, height } = cropOf(image, crop)
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, x, y, width, height, 0, 0, canvas.width, canvas.height)
}

const base64Length = (url: string) => ((url.length - url.indexOf(',') - 1) * 3) / 4

/** The canvas as JPEG in a data URL, without the original's metadata, at the best quality that is small enough. */
export function photoUrl(canvas: HTMLCanvasElement): string {
  let quality = 0.9
  let url = canvas.toDataURL('image/jpeg', quality)
  while (base64Length(url) > LIMIT && quality > 0.2) {
    quality -= 0.07
    url = canvas.toDataURL('image/jpeg', quality)
  }
  return url
}

/** A photo of a file, stored as it is when it is small enough; nothing when the browser cannot read it. */
export async function importedPhoto(url: string): Promise<string> {
  if (base64Length(url) <= LIMIT) return url
  const bytes = Uint8Array.from(atob(url.slice(url.indexOf(',') + 1)), (letter) => letter.charCodeAt(0))
  const image = await decodeImage(new Blob([bytes]))
  if (!image) return ''
  const canvas = document.createElement('canvas')
  drawPhoto(canvas, image, { zoom: 1, across: 0.5, down: 0.5 })
  return photoUrl(canvas)
}

/** A signature: scaled down to 600 pixels, as PNG so that its ground stays clear. */
export function signatureUrl(image: ImageBitmap): string {
  let width = Math.min(600, image.width)
  let url = ''
  do {
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(width)
    canvas.height = Math.max(1, Math.round((width / image.width) * image.height))
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
    url = canvas.toDataURL('image/png')
    width *= 0.75
  } while (base64Length(url) > LIMIT && width > 60)
  return url
}
