const SIGNATURE = 0x774f4646
const HEADER = 44
const DIRECTORY_ENTRY = 20

async function inflate(data: Uint8Array): Promise<Uint8Array> {
  const stream = new Blob([new Uint8Array(data)]).stream().pipeThrough(new DecompressionStream('deflate'))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}

/** The tables of a font file in the format WOFF 1.0. Throws on any other format. */
export async function readWoff(bytes: Uint8Array): Promise<ReadonlyMap<string, DataView>> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (view.getUint32(0) !== SIGNATURE) throw new Error('not a WOFF file')
  const entries = Array.from({ length: view.getUint16(12) }, (_, index) => HEADER + index * DIRECTORY_ENTRY)
  return new Map(
    await Promise.all(
      entries.map(async (at) => {
        const tag = String.fromCharCode(...bytes.subarray(at, at + 4))
        const [offset, packed, length] = [at + 4, at + 8, at + 12].map((place) => view.getUint32(place))
        const data = bytes.subarray(offset, (offset ?? 0) + (packed ?? 0))
        const table = packed === length ? data : await inflate(data)
        return [tag, new DataView(table.buffer, table.byteOffset, table.byteLength)] as const
      }),
    ),
  )
}
