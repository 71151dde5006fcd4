/** Whether a file is compressed with gzip, as `.svgz` files are. */
export const isCompressed = ([first, second]: Uint8Array) => first === 0x1f && second === 0x8b

/**
 * Decompresses a gzip file.
 *
 * @param most limit of the result in bytes
 * @returns `undefined` when the result is larger than the limit
 * @throws TypeError when the file is damaged
 */
export async function decompressed(bytes: Uint8Array, most: number): Promise<Uint8Array | undefined> {
  const stream = new Blob([new Uint8Array(bytes)]).stream().pipeThrough(new DecompressionStream('gzip'))
  const reader = stream.getReader()
  const parts: Array<Uint8Array<ArrayBuffer>> = []
  let size = 0
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    size += read.value.length
    if (size > most) {
      await reader.cancel()
      return undefined
    }
    parts.push(read.value)
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer())
}
