/** The RGBA pixels of an image drawn into a square. */
export async function pixelsOf(address: string, side: number) {
  const image = new Image(side, side)
  image.src = address
  await image.decode()
  const canvas = new OffscreenCanvas(side, side)
  const context = canvas.getContext('2d')
  context?.drawImage(image, 0, 0, side, side)
  return [...(context?.getImageData(0, 0, side, side).data ?? [])]
}

/** A source as an image of its own size. */
export async function imageOf(source: string) {
  const image = new Image()
  const address = URL.createObjectURL(new Blob([source], { type: 'image/svg+xml' }))
  image.src = address
  await image.decode()
  URL.revokeObjectURL(address)
  return image
}

/** The pixels of a source, as the browser renders it. */
export async function pixelsOfSource(source: string, side: number) {
  const address = URL.createObjectURL(new Blob([source], { type: 'image/svg+xml' }))
  try {
    return await pixelsOf(address, side)
  } finally {
    URL.revokeObjectURL(address)
  }
}
