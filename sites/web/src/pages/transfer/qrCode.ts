/** Dark and light modules of a QR code, row by row. */
export type Modules = readonly (readonly boolean[])[]

/** Loads the encoder. @throws where the text is too long for a code */
export async function encodeQr(text: string): Promise<Modules> {
  const { encode } = await import('uqr')
  return encode(text, { border: 4 }).data
}

/** The dark modules as an SVG path, one unit each. */
export const pathOf = (modules: Modules) =>
  modules.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
