import { decodeSvg, type DecodedSvg } from './decodeSvg.ts'
import { decompressed, isCompressed } from './decompressed.ts'

/** Decompresses and decodes a file; `undefined` where it has more bytes than the limit. Loaded with the first file. */
export async function decodeFile(file: Uint8Array, most: number): Promise<DecodedSvg | undefined> {
  const bytes = isCompressed(file) ? await decompressed(file, most) : file
  return bytes && bytes.length <= most ? decodeSvg(bytes) : undefined
}
